import type { Translate } from '#app/i18n/translate.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import type { Theme } from '#app/lib/theme.ts'
import { BARE_STYLE, barePolicy } from './bare-page.ts'

const STYLE = `${BARE_STYLE}
main{max-width:36rem;margin:0 auto;padding:15vh 24px 24px}
b{display:block;padding-bottom:12px;border-bottom:4px solid #ffb000;font-size:20px}
h1{margin:24px 0 8px;font-size:28px;line-height:1.2}
small{display:block;margin-top:32px;color:light-dark(#5d626d,#a4a9b4)}`

/** The page below runs nothing and loads nothing. */
export const ERROR_PAGE_POLICY = barePolicy(STYLE)

type Shown = {
  readonly status: number
  readonly sentence: string
  readonly requestId: string
  readonly theme: Theme
}

/** A page for when the site itself cannot render: no script, no other file, in the visitor's language. */
export function errorPage(t: Translate, { status, sentence, requestId, theme }: Shown): string {
  const title = status === 404 ? t('shell.notFoundTitle') : t('shell.wrongTitle')
  return `<!DOCTYPE html>
<html lang="${t.locale}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(t('common.siteName'))}</title><style>${STYLE}</style></head>
<body><main><b>${escapeHtml(t('common.siteName'))}</b><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p><p><a href="${t.prefix || '/'}">${escapeHtml(t('shell.goHome'))}</a></p>
<small>${escapeHtml(t('common.requestNumber', { id: requestId }))}</small></main></body>
</html>
`
}
