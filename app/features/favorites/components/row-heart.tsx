import type { SaveInRow } from '#app/features/items/components/item-views.tsx'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { useAddress, useT } from '#app/i18n/use-t.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { HeartForm } from './heart-form.tsx'

/** Each list has a form of its own: ids are unique on a page. */
const formId = (list: string) => `sign-in-from-${list}`

/** Where the hearts of a visitor lead, which saves the item and leads back ([DET-06]): one form for all rows of a list. */
export function SignInToKeep({ here, list }: { here: string; list: string }) {
  const address = useAddress()
  return (
    <form id={formId(list)} action={address('/signin')} hidden>
      <input type="hidden" name="to" value={here} />
    </form>
  )
}

type HeartProps = { item: Parameters<SaveInRow>[0]; className: string; list: string }

function VisitorsHeart({ item: { id, title }, className, list }: HeartProps) {
  const t = useT()
  return (
    <button form={formId(list)} name="save" value={id} className={className ? `heart ${className}` : 'heart'}>
      <LineIcon name="heart" size={20} />
      <span className="sr-only">{t('favorites.signInToAdd', { title })}</span>
    </button>
  )
}

/**
 * Returns the heart of a row that the server renders. `kept` says whether the user has saved the item, null for visitors;
 * `here` is the page that the heart leads back to, `list` the id of the list on it.
 */
export function rowHeart(kept: boolean | null, here: string, list: string): SaveInRow {
  return (item, className = '') => {
    if (!ITEM_KINDS[item.kind].canBeFavorite) return null
    if (kept === null) return <VisitorsHeart item={item} className={className} list={list} />
    return <HeartForm item={item} here={here} kept={kept} className={className} inList />
  }
}
