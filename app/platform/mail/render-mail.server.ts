import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a mail. Whatever people wrote is escaped by React. */
export function renderMail(mail: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(mail)}`
}
