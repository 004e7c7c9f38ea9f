import Scale from 'lucide-react/icons/scale'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SaveButton } from '../../components/item-views.tsx'
import { shortItemPath } from '../../item-kinds.ts'
import type { OpenedItem } from '../item-detail.ts'

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.75, className: 'shrink-0' } as const

type Said = 'detail.linkCopied' | 'detail.linkNotCopied'

/** Shares the address of an item through the phone's menu; where there is none, copies it and says so. */
function ShareButton({ item: { kind, publicId, title } }: { item: OpenedItem }) {
  const t = useT()
  const [said, setSaid] = useState<Said | null>(null)
  const share = () => {
    const url = new URL(shortItemPath(kind, publicId), window.location.origin).href
    const canShare = typeof navigator.share === 'function'
    if (canShare) return navigator.share({ url, title }).catch(() => undefined)
    return navigator.clipboard.writeText(url).then(
      () => setSaid('detail.linkCopied'),
      () => setSaid('detail.linkNotCopied'),
    )
  }
  return (
    <>
      <button type="button" onClick={() => void share()} className="needs-script detail-action">
        <Share2 {...ICON} />
        {t('detail.share')}
      </button>
      <span role="status" className="detail-said">
        {said && t(said)}
      </span>
    </>
  )
}

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
      <ShareButton item={item} />
      {compareTo && (
        <Link to={compareTo} rel="nofollow" className="detail-action">
          <Scale {...ICON} />
          {t('listings.compare')}
        </Link>
      )}
    </div>
  )
}
