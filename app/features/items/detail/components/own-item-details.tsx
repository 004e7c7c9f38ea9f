import type { HeadingLevel } from '../../components/item-views.tsx'
import type { ItemDetail } from '../item-detail.ts'
import { detailParts } from './detail-parts.tsx'
import { ItemDetails } from './item-details.tsx'

type Props = { readonly item: ItemDetail; readonly heading: HeadingLevel }

/** The details of an item on screens of its owner, which load all of it. */
export function OwnItemDetails({ item, heading }: Props) {
  const parts = detailParts(item, heading)
  return (
    <ItemDetails
      item={item}
      renderPart={(part, className) => <div className={className}>{parts[part]}</div>}
    />
  )
}
