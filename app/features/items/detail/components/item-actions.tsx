import Scale from 'lucide-react/icons/scale'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SaveButton } from '../../components/item-views.tsx'
import { ShareButton } from '../../components/share-button.tsx'
import { shortItemPath } from '../../item-kinds.ts'
import type { OpenedItem } from '../item-detail.ts'

type Props = {
  readonly item: OpenedItem
  readonly Save: SaveButton
  /** The address that compares it with others; null: with nothing. */
  readonly compareTo: string | null
}

/** What a reader can do with an item, beside reaching its poster. */
export function ItemActions({ item, Save, compareTo }: Props) {
  const t = useT()
  return (
    <div className="detail-actions">
      <Save item={item} labelled className="detail-action" />
      <ShareButton
        path={shortItemPath(item.kind, item.publicId)}
        title={item.title}
        className="detail-action"
      />
      {compareTo && (
        <Link to={compareTo} rel="nofollow" className="detail-action">
          <Scale aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {t('listings.compare')}
        </Link>
      )}
    </div>
  )
}
