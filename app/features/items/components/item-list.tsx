import { useCallback } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { type Markup, MarkupPart } from '#app/ui/markup.tsx'
import { revealContacts } from './reveal-contacts.tsx'
import { watchBillboards } from './watch-billboards.tsx'

/**
 * Items as the server rendered them (`ItemRows`, `BillboardGrid`, the ticker): contact buttons work, and billboards are
 * counted when they are seen. The page has `ItemDialog`, where items open over it, and hearts are those of `KnownFavorites`.
 */
export function ItemList({ markup }: { markup: Markup }) {
  const t = useT()
  const attend = useCallback(
    (place: HTMLElement) => {
      const stops = [watchBillboards(place), revealContacts(place, t)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [t],
  )
  return <MarkupPart markup={markup} onShown={attend} />
}
