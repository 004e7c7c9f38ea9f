import type { ReactNode } from 'react'

type Props = {
  /** Translated, in the order of the columns. */
  readonly headings: readonly string[]
  /** The heading of a last column, whose figures are aligned to the right on wide screens. */
  readonly figure?: string
  readonly children: ReactNode
}

/** A table of the administration; on narrow screens its stylesheet makes a card of each row. */
export function AdminTable({ headings, figure, children }: Props) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          {figure && (
            <th scope="col" className="lg:text-right">
              {figure}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
