import type { ReactNode } from 'react'
import type { HeadingLevel } from '../../components/item-views.tsx'
import type { DetailPart } from '../detail-part.ts'
import type { ItemDetail } from '../item-detail.ts'
import { ContactBar } from './contact-ways.tsx'
import { DetailBody } from './detail-body.tsx'
import { DetailLine } from './detail-line.tsx'
import { DetailOffer } from './detail-offer.tsx'
import { KeyFacts } from './key-facts.tsx'
import { PosterCard } from './poster-card.tsx'

/** Returns what does not react: public pages get it as markup (decision 0090), screens of its owner as it is. */
export function detailParts(
  item: ItemDetail,
  heading: HeadingLevel,
): Readonly<Record<DetailPart, ReactNode>> {
  return {
    line: <DetailLine item={item} />,
    keys: <KeyFacts item={item} />,
    offer: <DetailOffer item={item} heading={heading} />,
    poster: <PosterCard item={item} />,
    body: <DetailBody item={item} heading={heading} />,
    bar: <ContactBar item={item} />,
  }
}
