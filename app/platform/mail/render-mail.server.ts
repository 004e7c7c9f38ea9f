import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Returns the HTML of an email. React escapes what users wrote. */
export function renderMail(mail: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(mail)}`
}
