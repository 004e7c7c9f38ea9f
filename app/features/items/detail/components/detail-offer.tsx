import { PriceDrop } from '#app/features/price-guide/components/price-drop.tsx'
import type { HeadingLevel } from '../../components/item-views.tsx'
import type { ItemDetail } from '../item-detail.ts'
import { ContactWays } from './contact-ways.tsx'
import { PayCard } from './pay-card.tsx'

type Props = { readonly item: ItemDetail; readonly heading: HeadingLevel }

/** A longer price is words, such as 'Call for price' or '30% of gross, paid weekly'. */
const MAX_FIGURE = 12

/** What one decides by: the price or the pay, what is usual, and the contact. */
export function DetailOffer({ item, heading }: Props) {
  const { price, pay, payRow, drop, usual, contact } = item
  const isStatedInWords = pay && !pay.isStated && price
  return (
    <>
      {pay && !isStatedInWords && <PayCard pay={pay} row={payRow} contact={contact} heading={heading} />}
      {price && (
        <p className={price.length > MAX_FIGURE || pay ? 'detail-sum detail-sum-words' : 'detail-sum'}>
          {price}
        </p>
      )}
      {isStatedInWords && <PayCard pay={pay} row={payRow} contact={contact} heading={heading} />}
      {drop && <PriceDrop drop={drop} />}
      {usual && (
        <p>
          <b>{usual.position}</b> <small className="block text-small text-muted">{usual.text}</small>
        </p>
      )}
      <ContactWays item={item} />
    </>
  )
}
