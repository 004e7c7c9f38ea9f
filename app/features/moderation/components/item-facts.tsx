import { Fragment, type ReactElement } from 'react'
import { lastDayOf } from '#app/features/billboards/schedule/paid-time.ts'
import { partOf, placementNamed } from '#app/features/pricing/placements.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import { shortId } from '#app/lib/public-id.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { ExternalLink, Link } from '#app/ui/link.tsx'
import type { ModeratedItem } from '../items/moderated-items.ts'
import { COMPLAINT_NAMES } from './names.tsx'

/** A name and a value for each fact that exists. */
export function Facts({
  rows,
}: {
  rows: readonly (readonly [name: string, value: string | ReactElement])[]
}) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-small">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** The owner, with a link to everything about them. */
export function Owner({ item: { ownerId, ownerName, ownerEmail } }: { item: ModeratedItem }) {
  return (
    <Link to={userPath(ownerId)} className="plain-link wrap-anywhere">
      {[ownerName, ownerEmail].filter(Boolean).join(' · ')}
    </Link>
  )
}

/** What visitors reported, each in a line. */
export function Complaints({ item }: { item: ModeratedItem }) {
  const t = useAdminT()
  if (item.complaints.length === 0) return null
  return (
    <ul className="grid gap-0.5 border-l-3 border-red pl-2 text-small">
      {item.complaints.map(({ id, reason, note }) => (
        <li key={id} className="wrap-anywhere">
          <strong>{t.dynamic(COMPLAINT_NAMES[reason])}</strong>
          {note && `: ${note}`}
        </li>
      ))}
    </ul>
  )
}

/** All facts of an item, for the dialog and the queue ([MOD-03]). */
export function AllFacts({ item }: { item: ModeratedItem }) {
  const t = useAdminT()
  const placement = placementNamed(item.wantedPlacement)
  return (
    <div className="grid gap-3">
      <Complaints item={item} />
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{item.description}</p>
      <Facts
        rows={[
          [t('moderation.price'), item.price],
          [t('moderation.location'), item.place],
          [t('moderation.wantedPlacement'), placement ? t(`billing.${partOf(placement)}`) : ''],
          [t('moderation.owner'), <Owner key={item.ownerId} item={item} />],
          [t('moderation.contactName'), item.contactName],
          [t('moderation.phone'), item.contactPhone],
          [t('moderation.email'), item.contactEmail],
          [t('moderation.created'), formatDay(item.createdAt, t)],
          [t('moderation.updated'), formatDay(item.updatedAt, t)],
          [t('moderation.firstDay'), formatDay(item.startsAt, t)],
          [t('moderation.lastDay'), formatDay(lastDayOf(item.endsAt), t)],
          [t('moderation.expires'), formatDay(item.expiresAt, t)],
          [t('moderation.views'), String(item.views)],
          [t('moderation.favorites'), String(item.favorites)],
          [t('moderation.reasonGiven'), item.reason],
          [t('moderation.notes'), item.notes],
        ]}
      />
      {item.websiteUrl && (
        <p className="break-all">
          <ExternalLink href={item.websiteUrl} className="plain-link">
            {item.websiteUrl}
          </ExternalLink>
        </p>
      )}
      <p className="font-mono text-small text-muted">
        {t('moderation.shortId', { id: shortId(item.id) })} ·{' '}
        {t('moderation.number', { id: String(item.publicId) })}
      </p>
    </div>
  )
}
