import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { type Inbox as Counts, INBOX } from '../inbox-entries.ts'

/** What waits for an admin, each number with a link to its list. */
export function Inbox({ counts }: { counts: Counts }) {
  const t = useAdminT()
  return (
    <NamedSection name={t('statistics.inbox')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
        {INBOX.map(({ what, name, to }) => (
          <li key={what} className="flex">
            <Link to={to} className={`stat-card ${counts[what] > 0 ? 'border-t-amber' : 'border-t-line'}`}>
              <b className="text-2xl font-extrabold">{formatNumber(counts[what], t.locale)}</b>
              <span className="text-[13px] text-muted">{t(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </NamedSection>
  )
}
