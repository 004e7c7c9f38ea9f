import { categoryName } from '#app/features/categories/category-list.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Photo } from '#app/ui/photo.tsx'
import { positionsOf } from '../../grid/duplicates.ts'
import type { AvailablePage, EditorItem, BillboardMarks as Marks } from '../editor-state.ts'
import { BillboardMarks, type OpenGrid } from './billboard-marks.tsx'
import { useAvailable } from './use-available.tsx'

type Looking = ReturnType<typeof useAvailable>

function SearchForm({ look }: Pick<Looking, 'look'>) {
  const t = useAdminT()
  return (
    <form
      role="search"
      className="needs-script flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const term = new FormData(event.currentTarget).get('q')
        look(typeof term === 'string' ? term : '')
      }}
    >
      <input
        type="search"
        name="q"
        maxLength={100}
        aria-label={t('layouts.availableSearch')}
        placeholder={t('layouts.availableSearch')}
        className="text-field min-w-0 flex-1 basis-48"
      />
      <button type="submit" className="button-quiet">
        {t('ticker.find')}
      </button>
    </form>
  )
}

function State({ term, loading, tooLong, failed, found, retry }: Looking) {
  const t = useAdminT()
  const trouble = tooLong ? t('layouts.availableTimeout') : failed && t('layouts.availableFailed')
  if (trouble) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{trouble}</p>
        <button type="button" className="button-quiet" onClick={retry}>
          {t('layouts.retry')}
        </button>
      </div>
    )
  }
  const nothing = found?.items.length === 0 && t(term ? 'layouts.availableNone' : 'layouts.availableNoneYet')
  return (
    <p aria-live="polite" className="min-h-6 text-muted">
      {loading || !found ? t('layouts.availableLoading') : nothing}
    </p>
  )
}

function Turns({ found, turnTo }: Pick<Looking, 'found' | 'turnTo'>) {
  const t = useAdminT()
  if (!found || (found.page === 1 && !found.hasMore)) return null
  const { page, hasMore } = found
  return (
    <nav aria-label={t('listings.pages')} className="flex gap-2">
      {page > 1 && (
        <button type="button" className="button-quiet" onClick={() => turnTo(page - 1)}>
          {t('listings.previous')}
        </button>
      )}
      {hasMore && (
        <button type="button" className="button-quiet" onClick={() => turnTo(page + 1)}>
          {t('listings.next')}
        </button>
      )}
    </nav>
  )
}

type ItemProps = Props & { item: EditorItem; marks: Marks | undefined }

function Available({ item, marks, open, onChoose }: ItemProps) {
  const t = useAdminT()
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-2">
      <Photo picture={item.picture} alt="" sizes="72px" whole className="h-12 w-18 rounded-sign" />
      <p className="min-w-0 flex-1 basis-32">
        <b className="wrap-anywhere">{item.title}</b>
        <br />
        <span className="text-small text-muted">
          {categoryName(item.category, t.locale)} · {item.publicId}
        </span>
        {open && (
          <>
            <br />
            <BillboardMarks id={item.id} marks={marks} open={open} />
          </>
        )}
      </p>
      {onChoose && (
        <button type="button" className="button-quiet" onClick={() => onChoose(item)}>
          {t('layouts.put')} <span className="sr-only">{t('layouts.putNamed', { title: item.title })}</span>
        </button>
      )}
    </li>
  )
}

type Props = {
  /** Puts one of them into the grid; without it they are only shown. */
  onChoose?: ((item: EditorItem) => void) | undefined
  /** The layout that is open: what is promised there, and what is there already, is marked. */
  open?: OpenGrid | undefined
}

/** Billboards with a paid cell in this layout that are not in it yet. */
function Owed({ found, ...props }: Props & { found: AvailablePage }) {
  const t = useAdminT()
  const { open } = props
  const missing = open ? found.owed.filter(({ id }) => positionsOf(open.grid, id).length === 0) : []
  if (missing.length === 0) return null
  return (
    <section className="border-l-3 border-amber pl-3">
      <h3 className="font-bold">{t('fulfilment.unplaced')}</h3>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {missing.map((item) => (
          <Available key={item.id} item={item} marks={found.marks[item.id]} {...props} />
        ))}
      </ul>
    </section>
  )
}

/** The active public billboards, to look through and to choose from ([LAY-04]). */
export function AvailableItems(props: Props) {
  const available = useAvailable(props.open?.layout)
  const { found } = available
  return (
    <div className="grid content-start gap-3">
      <SearchForm look={available.look} />
      <State {...available} />
      {found && <Owed found={found} {...props} />}
      <ul className="grid gap-x-6 md:grid-cols-2">
        {found?.items.map((item) => (
          <Available key={item.id} item={item} marks={found.marks[item.id]} {...props} />
        ))}
      </ul>
      <Turns {...available} />
    </div>
  )
}
