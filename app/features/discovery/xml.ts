import { escapeHtml } from '#app/lib/escape-html.ts'

// What XML 1.0 cannot hold, escaped or not: controls, halves of a pair, two code points that are no letters.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as it stands between tags or quotes, of XML as of HTML. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(UNWRITABLE, ''))
}

/** `<name>text</name>`. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
