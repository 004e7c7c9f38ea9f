import { useState } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Photo } from '#app/ui/photo.tsx'
import { positionsOf } from '../../grid/duplicates.ts'
import type { Layout } from '../../layout-config.ts'
import type { EditorItem } from '../editor-state.ts'

type Props = {
  item: EditorItem
  grid: Layout
  /** Whether the grid is stored as it is. */
  isSaved: boolean
  onPlace: (item: EditorItem) => void
}

/** The billboard the editor was opened for, and the button that puts it into the selected place. */
export function PlaceThis({ item, grid, isSaved, onPlace }: Props) {
  const t = useAdminT()
  // It may have been in the layout before: what counts is that it was put there now.
  const [first] = useState(() => positionsOf(grid, item.id).length)
  const { title } = item
  const isDone = positionsOf(grid, item.id).length > first
  if (!item.isPublic) return <p className="notice">{t('fulfilment.placeNotPublic', { title })}</p>
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-sign border-2 border-amber bg-card p-3">
      <Photo picture={item.picture} alt="" sizes="72px" whole className="h-12 w-18 rounded-sign" />
      <p role="status" className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <b>{t('fulfilment.toPlace', { title })}</b>
        <br />
        <span className="text-small text-muted">
          {isDone
            ? t(isSaved ? 'fulfilment.placeSaved' : 'fulfilment.placeDone', { title })
            : t('fulfilment.toPlaceText')}
        </span>
      </p>
      {!isDone && (
        <button type="button" className="button-primary needs-script" onClick={() => onPlace(item)}>
          {t('fulfilment.placeHere')}
        </button>
      )}
    </section>
  )
}
