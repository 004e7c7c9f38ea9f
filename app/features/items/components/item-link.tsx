import type { MouseEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { ExternalLink, Link, useWholeDocuments } from '#app/ui/link.tsx'
import { type ItemCard, itemPath } from '../item-card.ts'
import { ITEM_KINDS } from '../item-kinds.ts'

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

/** What sends it is loaded already, by what watched the billboard. */
function reportFollowed(id: string, element: Element) {
  import('./send-impressions.tsx').then((sender) => sender.reportFollowed(id, element)).catch(() => {})
}

/** Sends that a billboard was followed (AD-06). The link itself stays a plain one. */
function followedBy({ id, kind }: Pick<ItemCard, 'id' | 'kind'>) {
  if (!ITEM_KINDS[kind].isAdvertising) return {}
  return {
    onClick: ({ currentTarget }: MouseEvent) => reportFollowed(id, currentTarget),
    onAuxClick: ({ button, currentTarget }: MouseEvent) => {
      if (button === BY_WHEEL) reportFollowed(id, currentTarget)
    },
  }
}

/**
 * The link to the details of an item ([DET-01], [DET-03]): over the list under the item's own address, and as a page of its
 * own without JavaScript or from a shared link.
 */
export function DetailsLink({ item, children, className = '' }: Props) {
  const [params] = useSearchParams()
  const whole = useWholeDocuments()
  const followed = followedBy(item)
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

/** The link to an item ([DET-01]): to its website in a new tab, where it has one, and else to its details. */
export function ItemLink(props: Props) {
  const t = useT()
  const { item, children, className = '' } = props
  if (!item.websiteUrl) return <DetailsLink {...props} />
  return (
    <ExternalLink href={item.websiteUrl} className={className} {...followedBy(item)}>
      {children}
      <span className="sr-only"> ({t('listings.opensInNewTab')})</span>
    </ExternalLink>
  )
}
