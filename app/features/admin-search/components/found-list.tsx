import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FoundThing } from '../found-things.ts'

/** Names of the kinds. */
export const KIND_NAMES = {
  page: 'admin.kindPage',
  user: 'admin.kindUser',
  listing: 'admin.kindListing',
  banner: 'admin.kindBanner',
  payment: 'admin.kindPayment',
} as const

/** What a term found, as a list of links. */
export function FoundList({ found }: { found: readonly FoundThing[] }) {
  const t = useAdminT()
  return (
    <ul className="border-t-2 border-asphalt">
      {found.map(({ kind, id, title, detail, to }) => (
        <li key={id} className="border-b border-line">
          <Link to={to} className="row-link">
            <span className="min-w-0 wrap-anywhere">
              {title} <span className="text-muted">{detail}</span>
            </span>
            <span className="tag">{t(KIND_NAMES[kind])}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
