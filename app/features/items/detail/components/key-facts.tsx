import { CategoryTile } from '#app/features/categories/components/category-tile.tsx'
import type { ItemDetail } from '../item-detail.ts'

/** The facts that decide, large ([DET-08]); above them, of an item without pictures, the sign of its category. */
export function KeyFacts({ item: { pictures, category, keyFacts } }: { item: ItemDetail }) {
  return (
    <>
      {pictures.length === 0 && <CategoryTile category={category} className="detail-tile" />}
      {keyFacts.length > 0 && (
        <dl className="key-facts">
          {keyFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
