// Cyrillic as road signs transliterate it.
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Without accents, and Cyrillic transliterated. Most titles need neither. */
function inLatin(title: string): string {
  if (/^[\u0020-\u007e]*$/u.test(title)) return title
  return title
    .normalize('NFKD')
    .replace(/(?<!и)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[а-я]/gu, (letter) => LATIN[letter] ?? letter)
}

/** Returns the readable part of a permalink: 'Kenworth T680, 2019' becomes 'kenworth-t680-2019'. Never empty. */
export function slugOf(title: string): string {
  return (
    inLatin(title.toLowerCase())
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60)
      .replace(/-+$/u, '') || 'item'
  )
}
