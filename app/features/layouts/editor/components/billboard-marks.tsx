import { categoryName } from '#app/features/categories/category-list.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { Spot } from '../../grid/cells.ts'
import { positionsOf } from '../../grid/duplicates.ts'
import type { Layout } from '../../layout-config.ts'
import type { BillboardMarks as Marks } from '../editor-state.ts'

/** The layout that is open: which page it is of, and how it is drawn now. */
export type OpenGrid = { readonly layout: string; readonly grid: Layout }

/** Places in words: 'row 1, column 2; row 3, column 1'. */
export function useSpots() {
  const t = useAdminT()
  return (spots: readonly Spot[]) =>
    spots.map(({ row, col }) => t('fulfilment.markAt', { row: row + 1, col: col + 1 })).join('; ')
}

type Props = { id: string; marks: Marks | undefined; open: OpenGrid }

/** Whether a billboard is paid for here, and where it is already. */
export function BillboardMarks({ id, marks, open: { layout, grid } }: Props) {
  const t = useAdminT()
  const inWords = useSpots()
  const here = positionsOf(grid, id)
  const elsewhere = marks?.layouts.filter((one) => one !== layout) ?? []
  const names = elsewhere.map((one) =>
    one === 'home' ? t('fulfilment.homePage') : categoryName(one, t.locale),
  )
  return (
    <>
      {marks?.isPaid && here.length === 0 && (
        <span className="tag tag-bad">{t('fulfilment.markUnplaced')}</span>
      )}
      {here.length > 0 && (
        <span className="tag tag-featured">{t('fulfilment.markHere', { places: inWords(here) })}</span>
      )}
      {names.length > 0 && (
        <span className="text-small text-muted">
          {t('fulfilment.markElsewhere', { layouts: names.join(', ') })}
        </span>
      )}
    </>
  )
}
