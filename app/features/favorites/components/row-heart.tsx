import type { SaveInRow } from '#app/features/items/components/item-views.tsx'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { HeartForm, VisitorsHeart } from './heart-form.tsx'

/**
 * Returns the hearts of a list that the server renders. `favorites` are the ids among its items that the user has saved,
 * null for visitors; `here` is the page that the heart leads back to.
 */
export function rowHearts(favorites: readonly string[] | null, here: string): SaveInRow {
  return (item, className = '') => {
    if (!ITEM_KINDS[item.kind].canBeFavorite) return null
    if (!favorites) return <VisitorsHeart title={item.title} here={here} className={className} />
    return (
      <HeartForm item={item} here={here} kept={favorites.includes(item.id)} className={className} inList />
    )
  }
}
