import { useAdminT } from '#app/i18n/use-t.tsx'
import { differencesOf } from '../../grid/grid.ts'
import { billboardsOf, type Layout, type Position } from '../../layout-config.ts'
import type { EditorItem } from '../editor-state.ts'
import { useTitles } from './use-titles.tsx'

/** How many are named; a grid may have 1,000 cells. */
const NAMED = 20

type Props = { theirs: Layout; mine: Layout; items: ReadonlyMap<string, EditorItem> }

/**
 * The cells in which two versions of a layout differ, in words: also for users who cannot compare two pictures
 * ([LAY-07]).
 */
export function Differences({ theirs, mine, items }: Props) {
  const t = useAdminT()
  const titlesOf = useTitles(items)
  const all = differencesOf(theirs, mine)
  if (all.length === 0) return <p>{t('layouts.noDifference')}</p>

  function inWords(place: Position | null): string {
    if (!place) return t('layouts.noItem')
    const title = titlesOf(billboardsOf(place)) || t('layouts.noItem')
    const { width, height } = place
    return width * height > 1 ? t('layouts.ofSize', { title, width, height }) : title
  }

  return (
    <div>
      <p className="font-semibold">{t('layouts.differences', { count: all.length })}</p>
      <ul className="ml-5 list-disc">
        {all.slice(0, NAMED).map(({ row, col, theirs, mine }) => (
          <li key={`${row}-${col}`} className="wrap-anywhere">
            {t('layouts.differsAt', {
              row: row + 1,
              col: col + 1,
              theirs: inWords(theirs),
              mine: inWords(mine),
            })}
          </li>
        ))}
      </ul>
      {all.length > NAMED && <p>{t('layouts.moreDifferences', { count: all.length - NAMED })}</p>}
    </div>
  )
}
