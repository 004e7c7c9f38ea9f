import type { ReactNode } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { ITEM_KINDS } from '../../item-kinds.ts'
import type { DetailPart } from '../detail-part.ts'
import type { OpenedItem } from '../item-detail.ts'
import { PictureMosaic } from './picture-mosaic.tsx'

type Props = {
  readonly item: OpenedItem
  /** What a reader can do with it (`ItemActions`); nothing on screens of its owner. */
  readonly actions?: ReactNode
  /** Shows a part in an element with this class. */
  readonly renderPart: (part: DetailPart, className: string) => ReactNode
}

/** Everything about one item, the same in the dialog and on its own page ([DET-02]). The title is above it. */
export function ItemDetails({ item, actions, renderPart }: Props) {
  const t = useT()
  const { pictures, title, kind } = item
  return (
    <div className="item-detail">
      {renderPart('line', 'mb-4')}
      <div className="detail-grid">
        <div className="detail-first">
          {pictures.length > 0 && (
            <PictureMosaic pictures={pictures} title={title} whole={ITEM_KINDS[kind].isAdvertising} />
          )}
          {renderPart('keys', 'grid gap-6')}
        </div>
        <aside className="detail-side" aria-label={t('detail.contact')}>
          {renderPart('offer', 'grid content-start gap-4')}
          <div className="grid content-start gap-4">
            {actions}
            {renderPart('poster', 'grid gap-4')}
          </div>
        </aside>
        {renderPart('body', 'detail-body')}
      </div>
      {renderPart('bar', 'contact-bar')}
    </div>
  )
}
