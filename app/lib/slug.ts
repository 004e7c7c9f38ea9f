// Cyrillic as road signs transliterate it, and the Latin letters that are no base letter with a mark. A library would be
// 8 KB on every page with a list.
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
  є: 'ye',
  і: 'i',
  ї: 'yi',
  ґ: 'g',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
}

/** Returns a title without accents and in base Latin letters. Most titles need no change. */
function inLatin(title: string): string {
  if (/^[\u0020-\u007e]*$/u.test(title)) return title
  return title
    .normalize('NFKD')
    .replace(/(?<![иі])\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => LATIN[letter] ?? letter)
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
