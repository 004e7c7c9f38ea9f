import { type ReactNode, useEffect, useRef } from 'react'
import { categoryName } from '#app/features/categories/category-list.ts'
import { PictureMosaic } from '#app/features/items/detail/components/picture-mosaic.tsx'
import { itemPath } from '#app/features/items/item-card.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ExternalLink, Link } from '#app/ui/link.tsx'
import { historyPath } from '../history/history-path.ts'
import type { ModeratedItem } from '../items/moderated-items.ts'
import { BoughtParts } from './bought-parts.tsx'
import { ItemBadges } from './item-badges.tsx'
import { AllFacts } from './item-facts.tsx'
import { WaitingChange } from './waiting-change.tsx'

type WholeProps = {
  item: ModeratedItem
  /** What is known beside its own facts. With it, the facts are beside the pictures on wide screens. */
  history?: ReactNode
}

/** A whole item: pictures, each in full screen, and every fact ([MOD-03]). */
export function WholeItem({ item, history }: WholeProps) {
  const t = useAdminT()
  const isLive = item.status === 'active' && item.moderation === 'approved' && item.deleted === 'no'
  const hasPictures = item.pictures.length > 0
  return (
    <div className={`grid gap-4 ${history && hasPictures ? 'xl:grid-cols-2 xl:gap-6' : ''}`}>
      {hasPictures && (
        <div className="item-pictures">
          <PictureMosaic pictures={item.pictures} title={item.title} whole />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-4">
        <ItemBadges item={item} />
        <p className="font-semibold text-muted">{categoryName(item.category, t.locale)}</p>
        {history}
        <WaitingChange item={item} />
        <BoughtParts item={item} />
        <AllFacts item={item} />
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to={historyPath(item)} className="plain-link">
            {t('moderation.editHistory')}
          </Link>
          {isLive && (
            <ExternalLink href={itemPath(item)} className="plain-link">
              {t('moderation.onSite')}
            </ExternalLink>
          )}
        </p>
      </div>
    </div>
  )
}

/** The same in a dialog, as long as there is an item to show. */
export function ItemView({ item, onClose }: { item: ModeratedItem | null; onClose: () => void }) {
  return item && <OpenItem key={item.id} item={item} onClose={onClose} />
}

function OpenItem({ item, onClose }: { item: ModeratedItem; onClose: () => void }) {
  const t = useAdminT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Dialog ref={dialog} wide title={item.title} closeLabel={t('moderation.close')} onClose={onClose}>
      <WholeItem item={item} />
    </Dialog>
  )
}
