import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { relativeDay } from '#app/lib/relative-day.ts'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { type Inbox as Counts, INBOX, type InboxKind, type Waiting } from '../inbox-entries.ts'

type AgeProps = { what: InboxKind; at: Date; now: Date }

function Age({ what, at, now }: AgeProps) {
  const t = useAdminT()
  const when = relativeDay(at, now, t.locale)
  return (
    <time dateTime={at.toISOString()} className="text-small">
      {what === 'ending' ? t('statistics.inboxFirstEnd', { when }) : t('statistics.inboxOldest', { when })}
    </time>
  )
}

type EntryProps = { entry: (typeof INBOX)[number]; waiting: Waiting; now: Date }

function Entry({ entry: { what, name, to }, waiting: { count, at }, now }: EntryProps) {
  const t = useAdminT()
  return (
    <li>
      <Link to={to} className={`inbox-entry ${count > 0 ? 'border-l-amber' : 'border-l-line text-muted'}`}>
        <b className="text-2xl font-extrabold">{formatNumber(count, t.locale)}</b>
        <span className="grid content-center">
          <span className={count > 0 ? 'font-semibold' : ''}>{t(name)}</span>
          {at && <Age what={what} at={at} now={now} />}
        </span>
      </Link>
    </li>
  )
}

/** What waits for an admin: each kind with its count, the age of the oldest, and a link to its list ([ADM-05]). */
export function Inbox({ counts, now }: { counts: Counts; now: Date }) {
  const t = useAdminT()
  return (
    <NamedSection name={t('statistics.inbox')}>
      {INBOX.every(({ what }) => counts[what].count === 0) && (
        <p className="mb-2">{t('statistics.inboxEmpty')}</p>
      )}
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {INBOX.map((entry) => (
          <Entry key={entry.what} entry={entry} waiting={counts[entry.what]} now={now} />
        ))}
      </ul>
    </NamedSection>
  )
}
