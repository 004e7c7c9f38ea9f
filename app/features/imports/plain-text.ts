const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  laquo: '«',
  raquo: '»',
}

const MAX_CODE_POINT = 0x10ffff

function characterOf(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return code > 0 && code <= MAX_CODE_POINT && !isSurrogate ? String.fromCodePoint(code) : ''
}

/** The character of a reference such as `&amp;`, `&#8211;` or `&#x2013;`; what is none stays. */
function characterIn(reference: string): string {
  const name = reference.slice(1, -1).toLowerCase()
  if (name.startsWith('#x')) return characterOf(Number.parseInt(name.slice(2), 16))
  if (name.startsWith('#')) return characterOf(Number(name.slice(1)))
  return ENTITIES[name] ?? reference
}

const decoded = (text: string) =>
  text.replace(/&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/giu, (reference) => characterIn(reference))

/** Returns what a reader sees of a text with HTML or BBCode: lines and paragraphs stay, everything else goes. */
export function plainText(text: string): string {
  const lines = text
    .replace(/<(?:script|style)\b[^>]{0,1000}>[\s\S]*?<\/(?:script|style)>/giu, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]{0,1000}>/giu, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>/giu, '')
    .replace(/<!--[\s\S]*?-->/gu, '')
    .replace(/\[\/?(?:b|i|u|s|url|img|list|quote|color|size|center|\*)(?:=[^\][]{0,200})?\]/giu, '')
  return decoded(lines)
    .replace(/[ \t]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}
