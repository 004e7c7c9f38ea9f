/**
 * Returns the form in which texts are stored for search and compared: lower case, accents stripped, й kept. 'Ёлка
 * camión' becomes 'елка camion'. Changing it means rebuilding every search_text.
 */
export function fold(text: string): string {
  // Plain letters need nothing else.
  if (/^[\u0020-\u007e]*$/u.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<!и)\p{M}+/gu, '')
    .normalize('NFC')
}

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}

/** Returns a folded text in which these letters are plain ones too, as words are compared: 'Łódź' becomes 'lodz'. */
export const foldLetters = (text: string): string =>
  fold(text).replace(/[łßøđðæœıþ]/gu, (letter) => LETTERS[letter] ?? letter)

/** Returns a LIKE pattern that finds the text itself anywhere: %, _ and \ are characters here, not wildcards. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`
}

/** Separates the parts of a stored search text: it cannot be typed into a search box, so no match spans two parts. */
export const PART_SEPARATOR = '\n'
