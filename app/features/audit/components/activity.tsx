import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { Moment } from '#app/ui/time.tsx'
import type { LogEntry } from '../queries.server.ts'
import { ActionName, DoneBy, DoneTo } from './log-table.tsx'

/** The latest actions of operators and admins ([ADM-04]). */
export function Activity({ entries }: { entries: readonly LogEntry[] }) {
  const t = useAdminT()
  return (
    <NamedSection name={t('audit.recent')}>
      <ul className="border-t-2 border-asphalt">
        {entries.length === 0 && <li className="py-2 text-muted">{t('audit.nothingYet')}</li>}
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-line py-2 text-[0.875rem]">
            <p>
              <b>
                <ActionName action={entry.action} />
              </b>{' '}
              · <DoneTo entry={entry} />
            </p>
            <p className="text-small text-muted">
              <Moment at={entry.at} /> · <DoneBy entry={entry} />
            </p>
          </li>
        ))}
      </ul>
      <Link to="/admin/log" className="plain-link mt-2">
        {t('audit.whole')}
      </Link>
    </NamedSection>
  )
}
