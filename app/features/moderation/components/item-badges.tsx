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

/**
 * The state of an item in a word or two: status, moderation where it is not approved, featured, deleted, reported.
 */
export function ItemBadges({ item }: { item: ModeratedItem }) {
  const t = useAdminT()
  const { kind, pictures, status, moderation, featured, deleted, unpaid, reports, heldFor } = item
  return (
    <p className="flex flex-wrap gap-1.5">
      <span className={`tag ${TONE[status] ?? ''}`}>
        {t.dynamic(unpaid ? 'moderation.neverPaid' : STATUS_NAMES[status])}
      </span>
      {moderation !== 'approved' && (
        <span className={`tag ${TONE[moderation] ?? ''}`}>{t.dynamic(MODERATION_NAMES[moderation])}</span>
      )}
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
