import Briefcase from 'lucide-react/icons/briefcase-business'
import Parking from 'lucide-react/icons/square-parking'
import Truck from 'lucide-react/icons/truck'
import Wrench from 'lucide-react/icons/wrench'
import { formatNumber } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { type CategorySlug, categoryName } from '../category-list.ts'
import { ENTRANCE_LINKS, type LinkedPart } from '../entrance-links.ts'
import { countOfPart, PART_NAMES, PARTS, type Part, partPath } from '../parts.ts'

const NAMES = {
  jobs: 'home.jobs',
  trucks: 'home.trucks',
  services: 'home.services',
  parking: 'home.parking',
} as const satisfies Record<Part, string>

/** How many listings each category has, and each of `ENTRANCE_LINKS` leads to. */
type Counts = Readonly<Record<string, number>>

const SIGNS = {
  jobs: Briefcase,
  trucks: Truck,
  services: Wrench,
  parking: Parking,
} as const satisfies Record<Part, typeof Truck>

/** A number for eyes, and a sentence for ears. */
function Count({ of: count }: { of: number }) {
  const t = useT()
  return (
    <>
      <span aria-hidden>{formatNumber(count, t.locale)}</span>
      <span className="sr-only">{t('listings.total', { count })}</span>
    </>
  )
}

function Inside({ categories, counts }: { categories: readonly CategorySlug[]; counts: Counts }) {
  const t = useT()
  return (
    <ul className="entrance-inside">
      {categories.map((slug) => (
        <li key={slug}>
          <Link to={`/categories/${slug}`}>
            {categoryName(slug, t.locale)}
            <Count of={counts[slug] ?? 0} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Asked({ part, counts }: { part: LinkedPart; counts: Counts }) {
  const t = useT()
  return (
    <ul className="entrance-inside">
      {ENTRANCE_LINKS[part].map(([name, search]) => (
        <li key={name}>
          <Link to={`${partPath(part)}?${search}`}>
            {t.dynamic(name)}
            <Count of={counts[search] ?? 0} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Entrance({ part, counts, id }: { part: Part; counts: Counts; id: string | undefined }) {
  const t = useT()
  const Sign = SIGNS[part]
  return (
    <li id={id} className="entrance">
      <span aria-hidden className={`entrance-picture entrance-${part}`} />
      <Link to={partPath(part)} className="entrance-link">
        <Sign aria-hidden size={28} strokeWidth={1.75} />
        <b>{t(NAMES[part])}</b>
        <span>{t('listings.total', { count: countOfPart(part, counts) })}</span>
      </Link>
      {part === 'trucks' || part === 'parking' ? (
        <Asked part={part} counts={counts} />
      ) : (
        <Inside categories={PARTS[part]} counts={counts} />
      )}
    </li>
  )
}

/**
 * The parts of the trade with how much each has ([HOME-12]); with the categories inside, where there is room or the page is
 * about them.
 */
export function Entrances({ counts, isWhole = false }: { counts: Counts; isWhole?: boolean }) {
  const t = useT()
  return (
    <nav aria-label={t('home.partsCounted')} className={isWhole ? 'entrances entrances-whole' : 'entrances'}>
      <ul>
        {PART_NAMES.map((part) => (
          <Entrance key={part} part={part} counts={counts} id={isWhole ? part : undefined} />
        ))}
      </ul>
    </nav>
  )
}
