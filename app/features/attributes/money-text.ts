import type { Cents } from '#app/lib/money.ts'

const commas = (whole: number) => `${whole}`.replaceAll(/\B(?=(\d{3})+$)/gu, ',')

/** Returns '$1,488' or '$1,850.50': cents only where there are some. Every language writes dollars like this here. */
export function dollars(cents: Cents): string {
  const rest = cents % 100
  return `$${commas(Math.trunc(cents / 100))}${rest === 0 ? '' : `.${`${rest}`.padStart(2, '0')}`}`
}

/** Returns '$0.62' or '$0.625' of tenths of a cent. */
export function dollarsOfMills(mills: number): string {
  const fixed = (mills / 1000).toFixed(3)
  const [whole = '', rest = ''] = fixed.split('.')
  return `$${commas(Number(whole))}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`
}
