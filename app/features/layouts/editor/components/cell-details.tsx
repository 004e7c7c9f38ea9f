import { useAdminT } from '#app/i18n/use-t.tsx'
import { placeAt } from '../../grid/cells.ts'
import { billboardsOf } from '../../layout-config.ts'
import type { EditorItem, EditorState } from '../editor-state.ts'
import { useSpots } from './billboard-marks.tsx'
import { useTitles } from './use-titles.tsx'

type Props = { editor: EditorState; items: ReadonlyMap<string, EditorItem> }

/** All billboards that take turns in the current cell: the cell itself has no room for ten titles. */
export function CellDetails({ editor: { grid, cursor }, items }: Props) {
  const t = useAdminT()
  const inWords = useSpots()
  const titlesOf = useTitles(items)
  const place = placeAt(grid, cursor)
  const ids = billboardsOf(place)
  if (ids.length < 2) return null
  return (
    <p className="wrap-anywhere">
      {t('layouts.takeTurns', { place: inWords([place]), titles: titlesOf(ids) })}
    </p>
  )
}
