import type { ReactNode } from 'react'
import { useAddress, useT } from '#app/i18n/use-t.tsx'
import { ExternalLink } from '#app/ui/link.tsx'
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

/** Names the billboard whose following is sent (AD-06). The link itself stays a plain one. */
const followedId = ({ id, kind }: Pick<ItemCard, 'id' | 'kind'>) =>
  ITEM_KINDS[kind].isAdvertising ? id : undefined

/**
 * The link to the details of an item ([DET-01], [DET-03]): over the list under the item's own address, where the page
 * has `ItemDialog`, and else as a page of its own, as without JavaScript or from a shared link.
 */
export function DetailsLink({ item, children, className }: Props) {
  const address = useAddress()
  return (
    <a
      href={address(itemPath(item))}
      data-follow=""
      data-item={itemParam(item)}
      data-followed={followedId(item)}
      className={className}
    >
      {children}
    </a>
  )
}

/** The link to an item ([DET-01]): to its website in a new tab, where it has one, and else to its details. */
export function ItemLink(props: Props) {
  const t = useT()
  const { item, children, className } = props
  if (!item.websiteUrl) return <DetailsLink {...props} />
  return (
    <ExternalLink href={item.websiteUrl} className={className} data-followed={followedId(item)}>
      {children}
      <span className="sr-only">{` (${t('listings.opensInNewTab')})`}</span>
    </ExternalLink>
  )
}
