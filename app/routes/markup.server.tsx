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

/** Hands markup over to the page: within its document, or as data where the browser only asked for these. */
export function pageMarkup(context: Readonly<RouterContextProvider>, id: string, html: string): Markup {
  const inDocument = context.get(documentMarkupContext)
  if (!inDocument) return { id, html }
  inDocument.set(id, html)
  return { id, html: null }
}
