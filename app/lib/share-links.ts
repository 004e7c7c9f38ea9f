/** What the share menu of a page sends. */
export type ShareLinks = {
  /** The address of the page, in the language of the reader. */
  readonly url: string
  readonly title: string
  /** What the page is about, in some lines, for a message. */
  readonly text: string
  /** Where the QR code of the address is; null for a page that has none. */
  readonly code: string | null
}

/** Returns a message for a group chat: the text, and the address below it. */
export const messageOf = ({ url, text }: Pick<ShareLinks, 'url' | 'text'>): string => `${text}\n${url}`

/** Returns where Telegram lets its user choose a chat for a page. */
export function telegramUrl({ url, text }: Pick<ShareLinks, 'url' | 'text'>): string {
  return `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`
}

/** Returns the same for WhatsApp. */
export function whatsAppUrl(links: Pick<ShareLinks, 'url' | 'text'>): string {
  return `https://wa.me/?text=${encodeURIComponent(messageOf(links))}`
}
