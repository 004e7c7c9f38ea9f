import type { MessageKey } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { type CategorySlug, categoryName } from '../category-list.ts'

type Neighbor = { readonly to: CategorySlug; readonly text: MessageKey }

/** Categories that are easily taken for each other: a dispatcher is an employee here and a service there. */
const NEIGHBORS: { readonly [C in CategorySlug]?: Neighbor } = {
  'office-staff': { to: 'outsourcing-services', text: 'listings.toServices' },
  'outsourcing-services': { to: 'office-staff', text: 'listings.toOfficeJobs' },
}

/** What a category contains, and where that is which it is taken for ([CAT-11]). */
export function NeighborCategory({ of }: { of: CategorySlug }) {
  const t = useT()
  const neighbor = NEIGHBORS[of]
  if (!neighbor) return null
  return (
    <p className="mt-3 text-muted">
      {t.dynamic(neighbor.text)}{' '}
      <Link to={`/categories/${neighbor.to}`} className="font-semibold text-primary hover:underline">
        {categoryName(neighbor.to, t.locale)}
      </Link>
    </p>
  )
}
