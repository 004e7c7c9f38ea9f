import { prefixOf, splitLanguage, withPrefix } from '#app/lib/language-path.ts'

/** Returns the address of a path of the site in the language that the address of this document names, if it names one. */
function addressFromHere(path: string): string {
  const { locale } = splitLanguage(location.pathname)
  return locale === null ? path : withPrefix(prefixOf(locale), path)
}

/** Loads a new document: after signing in or out, and where this one may show something private. */
export function openDocument(path: string): void {
  location.assign(addressFromHere(path))
}

/** The same, and Back does not return to this document. */
export function replaceDocument(path: string): void {
  location.replace(addressFromHere(path))
}
