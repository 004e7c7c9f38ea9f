import Scale from 'lucide-react/icons/scale'
import { useT } from '#app/i18n/use-t.tsx'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { Link } from '#app/ui/link.tsx'
import type { SaveButton } from '../../components/item-views.tsx'
import { SendMenu } from '../../components/send-menu.tsx'
import type { OpenedItem } from '../item-detail.ts'

type Props = {
  readonly item: OpenedItem
  readonly Save: SaveButton
  readonly links: ShareLinks
  /** The address that compares it with others; null: with nothing. */
  readonly compareTo: string | null
}

/** What a reader can do with an item, beside reaching its poster. */
export function ItemActions({ item, Save, links, compareTo }: Props) {
  const t = useT()
  return (
    <div className="detail-actions">
      <Save item={item} labelled className="detail-action" />
      <SendMenu links={links} className="detail-action" />
      {compareTo && (
        <Link to={compareTo} rel="nofollow" className="detail-action">
          <Scale aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {t('listings.compare')}
        </Link>
      )}
    </div>
  )
}
