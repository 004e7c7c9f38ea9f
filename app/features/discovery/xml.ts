import { escapeHtml } from '#app/lib/escape-html.ts'

// What XML 1.0 cannot contain, escaped or not: controls, unpaired surrogates, two noncharacters.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for elements and attributes, of XML and of HTML. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(UNWRITABLE, ''))
}

/** Returns `<name>text</name>`. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
