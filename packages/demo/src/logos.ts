/**
 * Returns what the picture of a company's logo is called: 'fox-valley-lines' for 'Fox Valley Lines', and 'volga-diesel' for
 * 'Volga Diesel Service', because no file is called a service.
 */
export const logoName = (company: string): string =>
  company
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/-(?:service)?$/u, '')
