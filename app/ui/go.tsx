import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

const ForcedLanguage = createContext(false)

/** Says that the address forces the language of this document (`?lang=`), so that every link must fetch a new one. */
export function ForcedLanguageProvider({ forced, children }: { forced: boolean; children: ReactNode }) {
  return <ForcedLanguage value={forced}>{children}</ForcedLanguage>
}

/** Whether links and forms must load a whole document. */
export function useWholeDocuments(): boolean {
  return useContext(ForcedLanguage)
}

type GoProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  /** The address people see instead. */
  mask?: string
  reloadDocument?: boolean
  preventScrollReset?: boolean
}

/**
 * A link inside the site. All routes are known from the start and nothing is fetched ahead, so the router's own link, which
 * can do both, need not be loaded.
 */
export function Go({ to, mask, reloadDocument, preventScrollReset, onClick, children, ...link }: GoProps) {
  const whole = useWholeDocuments()
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { target: link.target, mask, preventScrollReset })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...link} href={mask ?? href} onClick={(reloadDocument ?? whole) ? onClick : click}>
      {children}
    </a>
  )
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
