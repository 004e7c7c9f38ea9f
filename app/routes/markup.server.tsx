import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import type { Translate } from '#app/i18n/translate.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { documentMarkupContext } from '#app/request-context.ts'
import type { Markup } from '#app/ui/markup.tsx'

/** Renders what needs no browser: no state, no effects, no router. */
export function markupOf(t: Translate, content: ReactNode): string {
  return renderToStaticMarkup(<TranslationProvider translate={t}>{content}</TranslationProvider>)
}

/**
 * The markup of data that is kept in memory, rendered once for it and a language: as long as the data is the same object,
 * so is what it looks like.
 */
export function renderedOnce<D extends object, R>(look: (t: Translate, data: D) => R) {
  const known = new WeakMap<D, Map<string, R>>()
  return (t: Translate, data: D): R => {
    const byLocale = known.get(data) ?? new Map<string, R>()
    known.set(data, byLocale)
    const rendered = byLocale.get(t.locale) ?? look(t, data)
    byLocale.set(t.locale, rendered)
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
