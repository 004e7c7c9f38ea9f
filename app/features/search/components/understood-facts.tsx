import X from 'lucide-react/icons/x'
import { Link } from '#app/ui/link.tsx'

type Props = {
  readonly intro: string
  readonly chips: readonly { readonly name: string; readonly label: string; readonly to: string }[]
  readonly plain: { readonly to: string; readonly text: string }
  readonly left: string | null
}

/** What was understood of a search, each fact with a link that takes it off, and the way to the plain search ([FACET-11]). */
export function UnderstoodFacts({ intro, chips, plain, left }: Props) {
  return (
    <>
      <p className="pt-1 text-muted" id="what-was-understood">
        {intro}
      </p>
      <ul className="filter-chips" aria-labelledby="what-was-understood">
        {chips.map(({ name, label, to }) => (
          <li key={name}>
            <Link to={to} className="filter-chip" rel="nofollow" aria-label={label}>
              {name}
              <X aria-hidden size={16} strokeWidth={1.75} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={plain.to} className="facets-clear" rel="nofollow">
            {plain.text}
          </Link>
        </li>
      </ul>
      {left && <p className="rounded-sign bg-primary-soft p-3 text-primary-ink">{left}</p>}
    </>
  )
}
