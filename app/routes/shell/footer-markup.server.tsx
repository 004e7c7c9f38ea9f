import type { RouterContextProvider } from 'react-router'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { markupOf, pageMarkup, rememberedMarkup } from '../markup.server.tsx'
import { readFooter } from './read-footer.server.ts'
import { FooterPages, type FooterParts, FooterValues } from './site-footer.tsx'

/** Renders the footer for `SiteFooter`: no browser needs its words as data. */
export function footerMarkup(context: Readonly<RouterContextProvider>, ctx: Ctx): FooterParts {
  const { t } = ctx
  const { values, pages, owner, disclaimer } = readFooter(ctx)
  const rendered = {
    values: rememberedMarkup(t, ['footer-values', values], () =>
      markupOf(t, <FooterValues values={values} />),
    ),
    pages: rememberedMarkup(t, ['footer-pages', pages], () => markupOf(t, <FooterPages pages={pages} />)),
  }
  return {
    values: pageMarkup(context, 'footer-values', rendered.values),
    pages: pageMarkup(context, 'footer-pages', rendered.pages),
    owner,
    disclaimer,
  }
}
