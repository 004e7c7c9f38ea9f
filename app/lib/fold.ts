/**
 * Returns the form in which texts are stored for search and compared: lower case, accents stripped, й kept. 'Ёлка
 * camión' becomes 'елка camion'. Changing it means rebuilding every search_text.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<!и)\p{M}+/gu, '')
    .normalize('NFC')
}

/** Returns a LIKE pattern that finds the text itself anywhere: %, _ and \ are characters here, not wildcards. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`
}

/** Separates the parts of a stored search text: it cannot be typed into a search box, so no match spans two parts. */
export const PART_SEPARATOR = '\n'
