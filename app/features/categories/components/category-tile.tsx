import { Tile } from '#app/ui/tile.tsx'
import { CATEGORY_SLUGS, type CategorySlug } from '../category-list.ts'
import { CATEGORY_SIGNS } from '../category-signs.ts'

/** What lists show of an item without a picture: the sign of its category. */
export function CategoryTile({ category, className }: { category: CategorySlug; className?: string }) {
  return (
    <Tile tone={CATEGORY_SLUGS.indexOf(category)} {...(className && { className })}>
      <svg className="tile-sign">
        <use href={`/category-signs.svg#${CATEGORY_SIGNS[category]}`} />
      </svg>
    </Tile>
  )
}
