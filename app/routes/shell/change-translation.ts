import type { Locale } from '#app/lib/locale.ts'

/** Google's own codes where they differ. */
const CODES: Readonly<Record<string, string>> = { zh: 'zh-CN' }

// The widget's own cookie says what to translate into; ours tells the server to allow the widget in this document.
function remember(value: { from: Locale; into: string } | null): void {
  const life = value ? '' : '; Max-Age=0'
  const pair = value ? `/${value.from}/${CODES[value.into] ?? value.into}` : ''
  document.cookie = `googtrans=${pair}; Path=/; SameSite=Lax${life}`
  document.cookie = `translate=${value ? '1' : ''}; Path=/; SameSite=Lax${life}`
}

/** Reloads this page with the translator allowed. Nothing is loaded from the third party before this (D-21). */
export function translateInto(from: Locale, into: string): void {
  remember({ from, into })
  window.location.reload()
}

/** Returns to the original page. */
export function showOriginal(): void {
  remember(null)
  window.location.reload()
}
