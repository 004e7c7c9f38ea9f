import type { ReactNode } from 'react'
import { itemPath } from '#app/features/items/item-card.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Issue, type ReceiptContent, receiptContent } from '../receipt-content.ts'

/** The seller or the buyer. */
function Party({ role, name, lines }: ReceiptContent['parties'][number]) {
  return (
    <section className="grid content-start gap-0.5">
      <h2 className="text-small text-muted">{role}</h2>
      <p className="font-bold wrap-anywhere">{name}</p>
      {lines.map((line) => (
        <p key={line} className="whitespace-pre-line wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  )
}

type ItemProps = { item: ReceiptContent['item']; receipt: Issue['receipt'] }

/** What was bought; the title links to the listing while it is public. */
function Item({ item: { purpose, title, number, parts, period }, receipt }: ItemProps) {
  const { publicId, isPublic } = receipt
  return (
    <>
      <span className="font-semibold">{purpose}</span>
      <span className="block wrap-anywhere">
        {isPublic && publicId !== null ? (
          <Link to={itemPath({ kind: 'listing', publicId, title })} className="plain-link">
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      {[number, parts].filter(Boolean).map((line) => (
        <span key={line} className="block text-label">
          {line}
        </span>
      ))}
      {period && <span className="block text-label text-muted">{period}</span>}
    </>
  )
}

function Line({ name, amount, isStrong = false }: { name: ReactNode; amount: string; isStrong?: boolean }) {
  return (
    <tr className={isStrong ? 'border-t-2 border-asphalt font-bold' : 'border-t border-line'}>
      <td className="py-2.5 pr-4 align-top">{name}</td>
      <td className="py-2.5 text-right align-top whitespace-nowrap">{amount}</td>
    </tr>
  )
}

function Amounts({ content, receipt }: { content: ReceiptContent; receipt: Issue['receipt'] }) {
  const { columns, item, amount, totals } = content
  return (
    <table className="w-full border-b-2 border-asphalt text-left">
      <thead>
        <tr className="border-t-2 border-asphalt text-small text-muted">
          <th scope="col" className="py-2 pr-4 font-normal">
            {columns.item}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        <Line name={<Item item={item} receipt={receipt} />} amount={amount} />
        {totals.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </tbody>
    </table>
  )
}

/** A receipt for printing ([PAY-08]): who sold what to whom, when, for how much, and how it was paid. */
export function ReceiptSheet(issue: Issue) {
  const content = receiptContent(useAccountT(), issue)
  const [seller, buyer] = content.parties
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        {seller && <Party {...seller} />}
        {buyer && <Party {...buyer} />}
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3 print:grid-cols-3">
        {content.facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Amounts content={content} receipt={issue.receipt} />
    </div>
  )
}
