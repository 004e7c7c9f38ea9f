import { useAdminT } from '#app/i18n/use-t.tsx'
import { duplicatesIn } from '../../grid/duplicates.ts'
import type { Layout } from '../../layout-config.ts'
import type { EditorItem } from '../editor-state.ts'
import { useSpots } from './billboard-marks.tsx'
import { useTitles } from './use-titles.tsx'

/** Warns of billboards that are in the layout more than once. It may be intended, so nothing is refused. */
export function DuplicatesNotice({ grid, items }: { grid: Layout; items: ReadonlyMap<string, EditorItem> }) {
  const t = useAdminT()
  const inWords = useSpots()
  const titlesOf = useTitles(items)
  return (
    <div role="status">
      {duplicatesIn(grid).map(({ id, spots }) => (
        <p key={id} className="border-l-3 border-amber pl-2 font-semibold wrap-anywhere">
          {t('fulfilment.twice', {
            title: titlesOf([id]),
            places: inWords(spots),
          })}
        </p>
      ))}
    </div>
  )
}
