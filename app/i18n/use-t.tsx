import { createContext, type ReactNode, useContext } from 'react'
import type { MemberTranslate, OfficeTranslate, SpokenTranslate } from './translate.ts'

const Words = createContext<OfficeTranslate | null>(null)

/** Everything below speaks the language of `translate`. */
export function SpeakProvider({ translate, children }: { translate: OfficeTranslate; children: ReactNode }) {
  return <Words value={translate}>{children}</Words>
}

/** The translator of operators' pages. Elsewhere their words are not loaded. */
export function useOfficeT(): OfficeTranslate {
  const translate = useContext(Words)
  if (!translate) throw new Error('a translator is used outside of SpeakProvider')
  return translate
}

/** The translator of pages for people with an account, and of those that lead to one. */
export const useMemberT = (): MemberTranslate => useOfficeT()

/** The translator of any page. */
export const useT = (): SpokenTranslate => useOfficeT()
