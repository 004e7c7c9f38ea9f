import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import type { Translate } from '#app/i18n/translate.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { documentMarkupContext } from '#app/request-context.ts'
import type { Markup } from '#app/ui/markup.tsx'

/** React tells before a part which pictures to load first: they follow in the same piece, and lists allow only items. */
const PICTURE_HINTS = /^(?:<link rel="preload" as="image"[^>]*>)+/u

/**
 * Renders what needs no browser: no state, no effects, no router. Generated ids begin with `ids`, where the part has some:
 * the page has others.
 */
export function markupOf(t: Translate, content: ReactNode, ids?: string): string {
  const options = ids === undefined ? {} : { identifierPrefix: ids }
  const html = renderToStaticMarkup(
    <TranslationProvider translate={t}>{content}</TranslationProvider>,
    options,
  )
  return html.replace(PICTURE_HINTS, '')
}

/** How much markup is remembered, in characters with what it is of. */
const MAX_REMEMBERED = 12_000_000

const remembered = new LRUCache<string, string>({
  maxSize: MAX_REMEMBERED,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** One string instead of the hundred pieces that React put together, each of which would be kept. */
const inOnePiece = (html: string) => Buffer.from(html).toString()

/**
 * Returns the markup of a part by what it shows, rendered or remembered: equal data look the same in one language with one kind of addresses. `of` is all
 * that `look` reads, the name of the part first.
 */
export function rememberedMarkup(t: Translate, of: readonly unknown[], look: () => string): string {
  const key = JSON.stringify([t.locale, t.timeZone, t.prefix, of])
  const known = remembered.get(key)
  if (known !== undefined) return known
  const html = inOnePiece(look())
  remembered.set(key, html)
  return html
}

/**
 * The markup of data that is kept in memory, rendered once for it, a language and its addresses: as long as the data is the same object,
 * so is what it looks like.
 */
export function renderedOnce<D extends object, R>(look: (t: Translate, data: D) => R) {
  const known = new WeakMap<D, Map<string, R>>()
  return (t: Translate, data: D): R => {
    const byLocale = known.get(data) ?? new Map<string, R>()
    const language = t.locale + t.prefix
    known.set(data, byLocale)
    const rendered = byLocale.get(language) ?? look(t, data)
    byLocale.set(language, rendered)
    return rendered
  }
}

/** Hands markup over to the page: within its document, or as data where the browser only asked for these. */
export function pageMarkup(context: Readonly<RouterContextProvider>, id: string, html: string): Markup {
  const inDocument = context.get(documentMarkupContext)
  if (!inDocument) return { id, html }
  inDocument.set(id, html)
  return { id, html: null }
}
