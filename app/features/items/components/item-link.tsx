import type { MouseEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { ExternalLink, Link, useWholeDocuments } from '#app/ui/link.tsx'
import { type ItemCard, itemPath } from '../item-card.ts'
import { ITEM_KINDS } from '../item-kinds.ts'
import { reportFollowed } from './send-impressions.tsx'

type Props = {
  item: Pick<ItemCard, 'id' | 'kind' | 'publicId' | 'title' | 'websiteUrl'>
  children: ReactNode
  className?: string
}

/** The parameter that opens an item over a list. The address users see is the item's own. */
export const ITEM_PARAM = 'item'

/** The value of ITEM_PARAM: the kind's letter and the public id. */
function itemParam({ kind, publicId }: Pick<ItemCard, 'kind' | 'publicId'>): string {
  return `${ITEM_KINDS[kind].letter}${publicId}`
}

const BY_WHEEL = 1

/** Sends that a billboard was followed (AD-06). The link itself stays a plain one. */
function followedBy({ id, kind }: Pick<ItemCard, 'id' | 'kind'>) {
  if (!ITEM_KINDS[kind].isAdvertising) return {}
  return {
    onClick: ({ currentTarget }: MouseEvent) => reportFollowed(id, currentTarget),
    onAuxClick: ({ button, currentTarget }: MouseEvent) =>
      button === BY_WHEEL && reportFollowed(id, currentTarget),
  }
}

/**
 * The link to an item ([DET-01], [DET-03]): one with a website opens it in a new tab; any other opens over the list
 * under its own address, and as a page of its own without JavaScript or from a shared link.
 */
export function ItemLink({ item, children, className = '' }: Props) {
  const t = useT()
  const [params] = useSearchParams()
  const whole = useWholeDocuments()
  const followed = followedBy(item)
  if (item.websiteUrl) {
    return (
      <ExternalLink href={item.websiteUrl} className={className} {...followed}>
        {children}
        <span className="sr-only"> ({t('listings.opensInNewTab')})</span>
      </ExternalLink>
    )
  }
  const onTop = new URLSearchParams(params)
  onTop.set(ITEM_PARAM, itemParam(item))
  const own = itemPath(item)
  if (whole) {
    return (
      <a href={own} className={className} {...followed}>
        {children}
      </a>
    )
  }
  return (
    <Link to={{ search: `?${onTop}` }} mask={own} preventScrollReset className={className} {...followed}>
      {children}
    </Link>
  )
}
