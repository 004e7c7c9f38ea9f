import History from 'lucide-react/icons/history'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import { isUuid, shortId } from '#app/lib/public-id.ts'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/time.tsx'
import { AUDIT_ACTIONS, AUDIT_TARGETS, detailsOf } from '../audit-actions.ts'
import type { LogEntry } from '../queries.server.ts'

/** Returns the name of an action; one of a later version has its own name. */
export function ActionName({ action }: { action: string }) {
  const t = useAdminT()
  const known = AUDIT_ACTIONS.find((name) => name === action)
  return known ? t(`auditActions.${known}`) : action
}

/** The actor: a user, by name, or the kind of actor without an account. */
export function DoneBy({ entry: { actorId, actorEmail, actorName, actorRole } }: { entry: LogEntry }) {
  if (!actorId) return <span className="font-mono text-small">{actorRole}</span>
  return (
    <Link to={userPath(actorId)} className="plain-link wrap-anywhere" title={actorEmail ?? undefined}>
      {actorName || actorEmail || shortId(actorId)}
    </Link>
  )
}

/** Leads to everything that was done to a target. */
function AllAbout({ entry: { targetType, targetId }, name }: { entry: LogEntry; name: string }) {
  const t = useAdminT()
  const label = t('audit.history', { name })
  return (
    <Link
      to={`/admin/log?${new URLSearchParams({ kind: targetType, target: targetId })}`}
      className="ml-1 inline-grid min-h-6 min-w-6 place-items-center align-middle hover:text-primary"
      title={label}
    >
      <History aria-hidden size={15} strokeWidth={1.75} />
      <span className="sr-only">{label}</span>
    </Link>
  )
}

/** The target by its name, with links to it and to everything else that was done to it. */
export function DoneTo({ entry }: { entry: LogEntry }) {
  const t = useAdminT()
  const { targetType, targetId, targetName } = entry
  const known = AUDIT_TARGETS.find((name) => name === targetType)
  const name = targetName?.name || (isUuid(targetId) ? shortId(targetId) : targetId)
  return (
    <>
      <span className="text-muted">{known ? t(`audit.${known}`) : targetType}</span>{' '}
      {targetName?.to ? (
        <Link to={targetName.to} className="plain-link wrap-anywhere">
          {name}
        </Link>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
      <AllAbout entry={entry} name={name} />
    </>
  )
}

/** Longer details are collapsed. */
const LONG = 240

function DetailText({ text }: { text: string }) {
  if (text.length <= LONG) return text
  return (
    <details className="inline-block max-w-full">
      <summary className="cursor-pointer">{text.slice(0, LONG / 2)}…</summary>
      {text}
    </details>
  )
}

/** What was stored, by the names of its fields: no translator of a browser should touch it. */
function Details({ details }: { details: LogEntry['details'] }) {
  const noted = typeof details === 'object' && details !== null ? { ...details } : {}
  return (
    <ul translate="no" className="font-mono text-fine wrap-anywhere">
      {detailsOf(noted).map(({ name, text }) => (
        <li key={name}>
          {name && <span className="text-muted">{name}: </span>}
          <DetailText text={text} />
        </li>
      ))}
    </ul>
  )
}

/** The entries of one page of the log. */
export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const t = useAdminT()
  return (
    <table className="admin-table mt-4">
      <thead>
        <tr>
          <th scope="col">{t('audit.time')}</th>
          <th scope="col">{t('audit.who')}</th>
          <th scope="col">{t('audit.action')}</th>
          <th scope="col">{t('audit.about')}</th>
          <th scope="col">{t('audit.details')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="text-small whitespace-nowrap">
              <Moment at={entry.at} />
            </td>
            <td>
              <DoneBy entry={entry} />
            </td>
            <td className="font-semibold">
              <ActionName action={entry.action} />
            </td>
            <td>
              <DoneTo entry={entry} />
            </td>
            <td>
              <Details details={entry.details} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
