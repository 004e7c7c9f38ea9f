import X from 'lucide-react/icons/x'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Chip } from '../facet-view.ts'

/** The filters that are set, each of which can be taken off ([FACET-05]). */
export function FilterChips({ chips, cleared }: { chips: readonly Chip[]; cleared: string }) {
  const t = useT()
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips" aria-label={t('listings.filters')}>
      {chips.map(({ name, label, without }) => (
        <li key={name}>
          <Link
            to={{ search: without }}
            className="filter-chip"
            rel="nofollow"
            aria-label={label}
            preventScrollReset
          >
            {name}
            <X aria-hidden size={16} strokeWidth={1.75} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={{ search: cleared }} className="facets-clear" rel="nofollow" preventScrollReset>
          {t('listings.clear')}
        </Link>
      </li>
    </ul>
  )
}
