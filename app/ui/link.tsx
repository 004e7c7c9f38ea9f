import type { ComponentProps, ReactNode } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'
import { useAddress } from '#app/i18n/use-t.tsx'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'to' | 'reloadDocument' | 'preventScrollReset'>

/** A link whose address is relative to the page: the router knows the page. */
function RelativeLink({ reloadDocument, ...link }: Props) {
  if (reloadDocument) return <RouterLink {...link} reloadDocument discover="none" />
  return <RouterLink {...link} prefetch="intent" discover="none" />
}

/**
 * A link inside the site. With a whole address it is a plain element: `FollowLinks` follows all of them for the router
 * and fetches ahead. With `reloadDocument` it loads a whole document and fetches nothing ahead.
 */
export function Link({ to, ...props }: Props) {
  const address = useAddress()
  if (typeof to !== 'string' || !to.startsWith('/')) return <RelativeLink {...props} to={to} />
  const { reloadDocument, preventScrollReset, children, target, ...link } = props
  const follow = reloadDocument ? undefined : preventScrollReset ? KEEPS_SCROLL : ''
  return (
    <a {...link} href={address(to)} target={target} data-follow={follow}>
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
