import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

const ForcedLanguage = createContext(false)

/**
 * Declares that the address forces the language of this document (`?lang=`), so that every link must load a new one.
 */
export function ForcedLanguageProvider({ forced, children }: { forced: boolean; children: ReactNode }) {
  return <ForcedLanguage value={forced}>{children}</ForcedLanguage>
}

/** Whether links and forms must load a whole document. */
export function useWholeDocuments(): boolean {
  return useContext(ForcedLanguage)
}

/**
 * A link inside the site: the router's, which fetches the next page once the user is about to follow it. Where the
 * address forces the language, and with `reloadDocument`, it loads a whole document and fetches nothing ahead.
 */
export function Link({ to, mask, reloadDocument, ...link }: LinkProps) {
  const whole = useWholeDocuments()
  if (reloadDocument ?? whole) return <RouterLink {...link} to={mask ?? to} reloadDocument discover="none" />
  return <RouterLink {...link} to={to} {...(mask && { mask })} prefetch="intent" discover="none" />
}

/** A link to another site: a new tab without access to ours or a referrer, and without effect on search ranking. */
export function ExternalLink({
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
