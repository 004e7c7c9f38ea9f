import wholeLook from '#app/app.css?url'
import { namespacesOf } from '#app/i18n/namespaces.ts'
import visitorsLook from '#app/visitors.css?url'

const isHere = (sheet: string) =>
  typeof document !== 'undefined' && document.querySelector(`link[rel=stylesheet][href="${sheet}"]`) !== null

/**
 * The sheet of styles a page of this path needs. A document that has the whole one stays with it: the smaller one, coming
 * after it, would put some of its classes above others.
 */
export function stylesheetFor(path: string): string {
  return namespacesOf(path).length > 1 || isHere(wholeLook) ? wholeLook : visitorsLook
}
