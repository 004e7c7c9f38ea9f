import { createContext, type ReactNode, useContext } from 'react'
import type { SpokenTranslate } from './translate.ts'

const Words = createContext<SpokenTranslate | null>(null)

/** Everything below speaks the language of `translate`. */
export function SpeakProvider({ translate, children }: { translate: SpokenTranslate; children: ReactNode }) {
  return <Words value={translate}>{children}</Words>
}

/** The translator of the page that is being shown. */
export function useT(): SpokenTranslate {
  const translate = useContext(Words)
  if (!translate) throw new Error('useT is used outside of SpeakProvider')
  return translate
}
