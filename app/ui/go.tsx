import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Link, type LinkProps } from 'react-router'

const ForcedLanguage = createContext(false)

/** Says that the address forces the language of this document (`?lang=`), so that every link must fetch a new one. */
export function ForcedLanguageProvider({ forced, children }: { forced: boolean; children: ReactNode }) {
  return <ForcedLanguage value={forced}>{children}</ForcedLanguage>
}

/** Whether links and forms must load a whole document. */
export function useWholeDocuments(): boolean {
  return useContext(ForcedLanguage)
}

/** A link inside the site. */
export function Go(props: LinkProps) {
  // All routes are known from the start, so there is nothing to discover.
  return <Link reloadDocument={useWholeDocuments()} discover="none" {...props} />
}

/** A link to somebody else's site: a new tab that knows nothing of ours, and no vote for search engines. */
export function Leave({
  children,
  ...link
}: Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'onAuxClick'> & {
  href: string
  children: ReactNode
}) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  )
}
