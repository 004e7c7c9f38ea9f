import type { SaveInRow } from '#app/features/items/components/item-views.tsx'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { HeartForm } from './heart-form.tsx'

const SIGN_IN = 'sign-in-to-keep'

/** Where the hearts of a visitor lead, from there back to this page ([DET-06]): one form for all rows of a list. */
export function SignInToKeep({ here }: { here: string }) {
  return (
    <form id={SIGN_IN} action="/signin" hidden>
      <input type="hidden" name="to" value={here} />
    </form>
  )
}

function VisitorsHeart({ title, className }: { title: string; className: string }) {
  const t = useT()
  return (
    <button form={SIGN_IN} className={className ? `heart ${className}` : 'heart'}>
      <LineIcon name="heart" size={20} />
      <span className="sr-only">{t('favorites.signInToAdd', { title })}</span>
    </button>
  )
}

/**
 * Returns the heart of a row that the server renders. `kept` says whether the user has saved the item, null for visitors;
 * `here` is the page that the heart leads back to.
 */
export function rowHeart(kept: boolean | null, here: string): SaveInRow {
  return (item, className = '') => {
    if (!ITEM_KINDS[item.kind].canBeFavorite) return null
    if (kept === null) return <VisitorsHeart title={item.title} className={className} />
    return <HeartForm item={item} here={here} kept={kept} className={className} inList />
  }
}
