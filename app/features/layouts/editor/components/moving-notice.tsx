import { useAdminT } from '#app/i18n/use-t.tsx'
import { placeAt, type Spot } from '../../grid/cells.ts'
import { billboardsOf } from '../../layout-config.ts'
import type { EditorItem, EditorState } from '../editor-state.ts'
import { useSpots } from './billboard-marks.tsx'
import { useTitles } from './use-titles.tsx'

/** What was picked up, dropped, swapped or put back, in words: also for users who cannot see the grid. */
export function MovingNotice({
  editor,
  items,
}: {
  editor: EditorState
  items: ReadonlyMap<string, EditorItem>
}) {
  const t = useAdminT()
  const inWords = useSpots()
  const titlesOf = useTitles(items)
  const { grid, moving } = editor
  const titlesAt = (spot: Spot) => titlesOf(billboardsOf(placeAt(grid, spot)))

  function words(): string {
    if (!moving) return ''
    const { step, from, to } = moving
    const [place, fromPlace] = [inWords([to]), inWords([from])]
    const title = titlesAt(to)
    if (step === 'picked') return t('layouts.picked', { title, place })
    if (step === 'canceled') return t('layouts.putBack', { title, place })
    const other = titlesAt(from)
    if (other) return t('layouts.swapped', { title, place, other, otherPlace: fromPlace })
    return t('layouts.moved', { title, place })
  }
  return (
    <p role="status" className="font-semibold empty:hidden wrap-anywhere">
      {words()}
    </p>
  )
}
