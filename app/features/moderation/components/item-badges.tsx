import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { ModeratedItem } from '../items/moderated-items.ts'
import { MODERATION_NAMES, STATUS_NAMES } from './names.tsx'

const TONE: Readonly<Record<string, string>> = {
  active: 'tag-good',
  waiting: 'tag-warn',
  rejected: 'tag-bad',
  removed: 'tag-bad',
}

/** Returns the status to show; null for an active item that something else keeps from the public. */
function statusOf({ status, moderation, ownerHidden, unpaid }: ModeratedItem) {
  if (unpaid) return 'moderation.neverPaid'
  const isHidden = ownerHidden || moderation !== 'approved'
  return status === 'active' && isHidden ? null : STATUS_NAMES[status]
}

/**
 * The state of an item in a word or two: status, moderation where it is not approved, featured, deleted, reported.
 */
export function ItemBadges({ item }: { item: ModeratedItem }) {
  const t = useAdminT()
  const { kind, pictures, status, moderation, ownerHidden, featured, deleted, reports, heldFor, change } =
    item
  const name = statusOf(item)
  return (
    <p className="flex flex-wrap gap-1.5">
      {name && <span className={`tag ${TONE[status] ?? ''}`}>{t.dynamic(name)}</span>}
      {ownerHidden && <span className="tag tag-bad">{t('moderation.hiddenWithOwner')}</span>}
      {moderation !== 'approved' && (
        <span className={`tag ${TONE[moderation] ?? ''}`}>{t.dynamic(MODERATION_NAMES[moderation])}</span>
      )}
      {change && <span className="tag tag-warn">{t('moderation.changeBadge')}</span>}
      {moderation === 'waiting' && heldFor === 'price' && (
        <span className="tag tag-warn">{t('moderation.priceFarBelow')}</span>
      )}
      {ITEM_KINDS[kind].isAdvertising && pictures.length === 0 && (
        <span className="tag tag-warn">{t('moderation.noPicture')}</span>
      )}
      {deleted !== 'no' && <span className="tag tag-bad">{t('moderation.deleted')}</span>}
      {featured && <span className="tag tag-featured">{t('moderation.featured')}</span>}
      {reports > 0 && <span className="tag tag-bad">{t('moderation.reports', { count: reports })}</span>}
    </p>
  )
}
