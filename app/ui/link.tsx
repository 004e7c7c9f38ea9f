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

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'to' | 'reloadDocument' | 'preventScrollReset'>

/** A link whose address is relative to the page: the router knows the page. */
function RelativeLink({ reloadDocument, ...link }: Props) {
  const whole = useWholeDocuments()
  if (reloadDocument ?? whole) return <RouterLink {...link} reloadDocument discover="none" />
  return <RouterLink {...link} prefetch="intent" discover="none" />
}

/**
 * A link inside the site. With a whole address it is a plain element: `FollowLinks` follows all of them for the router
 * and fetches ahead. With `reloadDocument` it loads a whole document and fetches nothing ahead.
 */
export function Link({ to, ...props }: Props) {
  if (typeof to !== 'string' || !to.startsWith('/')) return <RelativeLink {...props} to={to} />
  const { reloadDocument, preventScrollReset, children, target, ...link } = props
  const follow = reloadDocument ? undefined : preventScrollReset ? KEEPS_SCROLL : ''
  return (
    <a {...link} href={to} target={target} data-follow={follow}>
      {children}
    </a>
  )
}

/** The value of `data-follow` where the page stays where it is scrolled to. */
export const KEEPS_SCROLL = 'keep'

/** A link to another site: a new tab without access to ours or a referrer, and without effect on search ranking. */
export function ExternalLink({
  children,
  ...link
}: Pick<ComponentProps<'a'>, 'className'> & {
  href: string
  'data-followed'?: string | undefined
  children: ReactNode
}) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  )
}
