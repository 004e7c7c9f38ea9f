import { PriceDrop } from '#app/features/price-guide/components/price-drop.tsx'
import { Usual } from '#app/features/price-guide/components/usual-mark.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { CardAmount, CardFacts } from './card-facts.tsx'
import { AgeAndViews, OriginalTitle, Where } from './item-facts.tsx'
import { ItemPicture, RowFoot, type RowProps, seenId, Title } from './item-parts.tsx'

/** How much of a row is left for its summary: all, where it has no facts. */
const summaryClass = (facts: readonly string[]) =>
  facts.length === 0 ? 'item-summary item-summary-first' : 'item-summary'

/**
 * One file for every screen: at most 264 points wide, and 34 % of a phone. A choice of four, twenty-five times, is a tenth of a
 * page.
 */
const ROW_PICTURE = 480

/** A list row: the picture, the facts that decide and the price readable without opening anything ([CAT-13]). */
export function ItemRow(props: RowProps) {
  const { item, heading: Heading, save } = props
  const t = useT()
  return (
    <li data-seen={seenId(item)} className="item-row item-offer">
      <ItemPicture item={item} sizes={ROW_PICTURE} className="item-picture" />
      <div className="item-head">
        {item.featured && <span className="tag tag-featured">{t('listings.featured')}</span>}
        <Heading className="item-heading">
          <Title item={item} />
        </Heading>
        <OriginalTitle item={item} />
        <p className="item-place">
          <span className="item-where">
            <Where item={item} />
          </span>{' '}
          <AgeAndViews item={item} />
        </p>
      </div>
      <div className="item-facts">
        <CardFacts item={item} />
        {item.summary && (
          <p className={summaryClass(item.facts)}>
            <Lang in={item.language}>{item.summary}</Lang>
          </p>
        )}
      </div>
      <div className="item-cost">
        <CardAmount item={item} />
        {item.drop && <PriceDrop drop={item.drop} />}
        {item.usual && <Usual mark={item.usual} />}
      </div>
      <RowFoot {...props}>{save(item)}</RowFoot>
    </li>
  )
}
