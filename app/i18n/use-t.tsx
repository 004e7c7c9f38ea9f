import { createContext, type ReactNode, useContext } from 'react'
import type { Translate } from './translate.ts'

const Words = createContext<Translate | null>(null)

/** Everything below speaks the language of `translate`. */
export function SpeakProvider({ translate, children }: { translate: Translate; children: ReactNode }) {
  return <Words value={translate}>{children}</Words>
}

/** The translator of the page that is being shown. */
export function useT(): Translate {
  const translate = useContext(Words)
  if (!translate) throw new Error('useT is used outside of SpeakProvider')
  return translate
}
