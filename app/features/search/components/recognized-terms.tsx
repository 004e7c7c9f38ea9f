import X from 'lucide-react/icons/x'
import { Link } from '#app/ui/link.tsx'

type Props = {
  readonly intro: string
  readonly chips: readonly { readonly name: string; readonly label: string; readonly to: string }[]
  readonly plain: { readonly to: string; readonly text: string }
}

/** What was recognized in a search, each with a link to the search without it, and the way to the plain search ([FACET-11]). */
export function RecognizedTerms({ intro, chips, plain }: Props) {
  return (
    <>
      <p className="pt-1 text-muted" id="what-was-recognized">
        {intro}
      </p>
      <ul className="filter-chips" aria-labelledby="what-was-recognized">
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
    </>
  )
}
