import { html, raw } from 'hono/html'
import type { Locale } from '../words/translate.ts'

export type Html = ReturnType<typeof html>

/** Where the files for browsers are, below the address the simulator is mounted at. */
export const FILES_PATH = '/stripe/files'

/** No markup at all. */
export const NOTHING: Html = raw('')

type Page = {
  readonly locale: Locale
  readonly title: string
  readonly body: Html
  /** Address of the simulator's pages, such as `/sandbox`. */
  readonly basePath: string
  /** A module of the browser part, such as `try-form.ts`. */
  readonly script?: string
}

/** Returns a whole document. It loads the simulator's own style sheet and, if it names one, a script; nothing else. */
export function layout({ locale, title, body, basePath, script }: Page): Html {
  const files = basePath + FILES_PATH
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="${files}/pages/pages.css">
    ${script ? html`<script type="module" src="${files}/browser/${script}"></script>` : NOTHING}
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>`
}

/** Returns a sentence about what just happened; it is read aloud. */
export const notice = (tone: 'good' | 'bad', text: string): Html =>
  html`<p class="notice ${tone}" role="${tone === 'good' ? 'status' : 'alert'}">${text}</p>`

/** Returns the note that a page is simulated. */
export const simulationNote = (text: string): Html => html`<p class="note">${text}</p>`
