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

/** Returns the readable part of a permalink: 'Kenworth T680, 2019' becomes 'kenworth-t680-2019'. Never empty. */
export function slugOf(title: string): string {
  const latin = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<!и)\p{M}/gu, '')
    .normalize('NFC')
  const words = [...latin].map((letter) => LATIN[letter] ?? letter).join('')
  return (
    words
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60)
      .replace(/-+$/u, '') || 'item'
  )
}
