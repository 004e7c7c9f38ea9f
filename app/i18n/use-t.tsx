import { createContext, type ReactNode, useContext } from 'react'
import { withPrefix } from '#app/lib/language-path.ts'
import type { AccountTranslate, AdminTranslate, PublicTranslate } from './translate.ts'

const Words = createContext<AdminTranslate | null>(null)

/** Everything below speaks the language of `translate`. */
export function TranslationProvider({
  translate,
  children,
}: {
  translate: AdminTranslate
  children: ReactNode
}) {
  return <Words value={translate}>{children}</Words>
}

/**
 * Returns a function that makes addresses of paths of the site, in the language of this page. The router does so for its
 * own links and forms; plain elements need it.
 */
export function useAddress(): (path: string) => string {
  const prefix = useContext(Words)?.prefix ?? ''
  return (path) => withPrefix(prefix, path)
}

/** The translator of operators' pages. Elsewhere their words are not loaded. */
export function useAdminT(): AdminTranslate {
  const translate = useContext(Words)
  if (!translate) throw new Error('a translator is used outside of TranslationProvider')
  return translate
}

/** The translator of pages for users, and of those that lead to an account. */
export const useAccountT = (): AccountTranslate => useAdminT()

/** The translator of any page. */
export const useT = (): PublicTranslate => useAdminT()
