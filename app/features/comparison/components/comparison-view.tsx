import ShieldCheck from 'lucide-react/icons/shield-check'
import X from 'lucide-react/icons/x'
import { useCallback } from 'react'
import { ContactButton } from '#app/features/items/components/contact-button.tsx'
import { OriginalTitle } from '#app/features/items/components/item-facts.tsx'
import { revealContacts } from '#app/features/items/components/reveal-contacts.tsx'
import { itemPath } from '#app/features/items/item-card.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Photo } from '#app/ui/photo.tsx'
import { comparePath } from '../compare-address.ts'
import type { ComparedColumn } from '../compared-listing.ts'
import type { ComparedCell, ComparedGroup, ComparedRow } from '../comparison-table.ts'
import { forgetChosen } from './stored-choice.tsx'

type Words = {
  readonly fact: string
  readonly removeShort: string
  /** With the title of each listing, by its number. */
  readonly remove: Readonly<Record<number, string>>
  readonly notStated: string
}

type ColumnProps = {
  column: ComparedColumn
  others: readonly number[]
  near: string
  words: Words
  /** Whether any column has a picture: then the others have an empty space of the same size. */
  withPictures: boolean
}

const PICTURE = 'aspect-4/3 w-full max-w-72 rounded-sign print:hidden'

/** The head of a column: what it is, what it costs, and the ways to reach its poster, to open and to remove it. */
function Column({ column, others, near, words, withPictures }: ColumnProps) {
  const { title, language, line, picture, price } = column
  return (
    <th scope="col" className="compared-head">
      {withPictures && (
        <Photo
          picture={picture}
          alt=""
          sizes="(min-width: 64rem) 290px, 45vw"
          className={PICTURE}
          instead={<div className={`bg-sunk ${PICTURE}`} />}
        />
      )}
      <p className="mt-2 leading-tight font-bold wrap-anywhere">
        <Link to={itemPath({ kind: 'listing', ...column })} className="item-title">
          {line ?? <Lang in={language}>{title}</Lang>}
        </Link>
      </p>
      <OriginalTitle item={line === null ? { title, language } : { title, language, line }} />
      {price && <p className="text-lg font-extrabold break-words">{price}</p>}
      {/* A number takes the place of the button, so that what can change is around both. */}
      <div key={`${column.canCall} ${column.canWrite}`}>
        <ContactButton item={column} />
      </div>
      <Link
        to={comparePath(others, near)}
        preventScrollReset
        className="contact-button print:hidden"
        rel="nofollow"
        onClick={() => forgetChosen(column.publicId)}
      >
        <X aria-hidden size={15} />
        <span aria-hidden>{words.removeShort}</span>
        <span className="sr-only">{words.remove[column.publicId]}</span>
      </Link>
    </th>
  )
}

function Cell({ cell: { text, best, verified }, notStated }: { cell: ComparedCell; notStated: string }) {
  if (text === null) return <td className="compared-cell text-muted">{notStated}</td>
  return (
    <td className={`compared-cell font-semibold ${best ? 'text-green' : ''}`}>
      {text}
      {best && <small className="block text-fine font-semibold">{best}</small>}
      {verified && (
        <small className="flex items-center gap-1 text-fine text-green">
          <ShieldCheck aria-hidden size={14} strokeWidth={1.75} className="shrink-0 print:hidden" />
          {verified}
        </small>
      )}
    </td>
  )
}

function Row({ row: { label, cells, differs }, notStated }: { row: ComparedRow; notStated: string }) {
  return (
    <tr className={differs ? '' : 'compared-equal'}>
      <th scope="row" className="compared-label">
        {label}
      </th>
      {cells.map((cell) => (
        <Cell key={cell.of} cell={cell} notStated={notStated} />
      ))}
    </tr>
  )
}

type Props = {
  columns: readonly ComparedColumn[]
  groups: readonly ComparedGroup[]
  label: string
  /** The place that distances start from, as the address names it; '' for none. */
  near: string
  words: Words
}

/** Up to four listings side by side ([CMP-01]): the names of rows stay in sight while phones scroll sideways. */
export function ComparisonView({ columns, groups, label, near, words }: Props) {
  const t = useT()
  const attend = useCallback(
    (place: HTMLElement | null) => (place ? revealContacts(place, t) : undefined),
    [t],
  )
  const numbers = columns.map(({ publicId }) => publicId)
  const withPictures = columns.some(({ picture }) => picture)
  return (
    // A region that scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={attend} className="compared" aria-label={label} tabIndex={0}>
      <table className={`compared-table compared-of-${columns.length}`}>
        <thead>
          <tr>
            <th scope="col" className="compared-label">
              <span className="sr-only">{words.fact}</span>
            </th>
            {columns.map((column) => (
              <Column
                key={column.publicId}
                column={column}
                others={numbers.filter((number) => number !== column.publicId)}
                near={near}
                words={words}
                withPictures={withPictures}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="colgroup" colSpan={columns.length + 1} className="compared-group">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} notStated={words.notStated} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
