/** A file in a bucket. */
export type Listed = { readonly key: string; readonly at: Date; readonly bytes: number }

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replace(/&(?<name>\w+);/gu, (all, name: string) => ENTITIES[name] ?? all)

/** Returns the text of an element that occurs at most once in a response of a bucket. */
export function textIn(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`, 'u').exec(xml)?.[1]
  return text === undefined ? null : unescaped(text)
}

/** Returns the files of a listing. */
export function filesIn(xml: string): readonly Listed[] {
  const parts = xml.split('<Contents>').slice(1)
  return parts.map((part) => ({
    key: textIn(part, 'Key') ?? '',
    at: new Date(textIn(part, 'LastModified') ?? Number.NaN),
    bytes: Number(textIn(part, 'Size') ?? 0),
  }))
}
