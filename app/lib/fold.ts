/**
 * The form in which texts are stored for search and compared: lower case, accents stripped, й kept.
 * 'Ёлка camión' becomes 'елка camion'. Changing it means rebuilding every search_text.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<!и)\p{M}+/gu, '')
    .normalize('NFC')
}

/** A LIKE pattern that finds the text itself anywhere: %, _ and \ are characters here, not wildcards. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`
}

/** Between the parts of a stored search text: nobody can type it into a search box, so nothing matches across parts. */
export const PART_SEPARATOR = '\n'
