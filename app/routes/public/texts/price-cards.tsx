import Check from 'lucide-react/icons/check'
import { Link } from '#app/ui/link.tsx'
import type { Prices } from './read-prices.server.ts'

type Props = {
  packages: Prices['packages']
  period: string
  /** The link of a card, which opens the form of a listing with its package; none where that form is on the page. */
  choose?: string
}

/** The packages side by side, smallest first. */
export function PriceCards({ packages, period, choose }: Props) {
  return (
    <ul className="package-cards">
      {packages.map(({ name, postAt, price, popular, saving, parts }) => (
        <li
          key={name}
          className="flex flex-col gap-1 rounded-sign border-2 border-edge bg-card p-4 break-inside-avoid"
        >
          <h3 className="flex min-h-7 flex-wrap items-center gap-2 font-bold">
            {name}
            {popular && <span className="tag tag-featured ml-auto">{popular}</span>}
          </h3>
          <p>
            <b className="text-2xl font-extrabold">{price}</b>{' '}
            <span className="text-sm text-muted">{period}</span>
          </p>
          {saving && <p className="text-sm text-muted">{saving}</p>}
          <ul className="mt-2 mb-3 grid gap-1 text-sm">
            {parts.map((part) => (
              <li key={part} className="flex items-start gap-1.5">
                <Check aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-green" />
                {part}
              </li>
            ))}
          </ul>
          {choose && (
            <Link to={postAt} rel="nofollow" className="button-quiet mt-auto justify-center print:hidden">
              {choose}
              <span className="sr-only">: {name}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What moving to a larger package costs, by the package one has. */
export function UpgradePrices({ upgrades, have }: Pick<Prices, 'upgrades'> & { have: string }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      {upgrades.map(({ from, to }) => (
        <div key={from} className="border-t-2 border-line pt-2">
          <dt>
            <span className="text-sm text-muted">{have}</span>
            <b className="block">{from}</b>
          </dt>
          {to.map(({ name, price }) => (
            <dd key={name} className="flex justify-between gap-3">
              <span>{name}</span> <b className="tabular-nums">+{price}</b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
