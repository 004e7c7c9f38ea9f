import { Fragment } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { shortId } from '#app/lib/public-id.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { PostedAge } from '../../components/item-facts.tsx'
import { isUnpaid, type OwnItem } from '../own-item.ts'
import { goneWords, OWN_WORDS } from '../own-words.ts'

function nameOf(item: OwnItem) {
  if (isUnpaid(item)) return 'dashboard.unpaid'
  if (item.isReplaced) return 'dashboard.replaced'
  return item.status === 'sold' ? goneWords(item.category).status : (`dashboard.${item.status}` as const)
}

/** The status of the item, and what an admin has said of it. */
export function StatusTags({ item }: { item: OwnItem }) {
  const t = useAccountT()
  const { status, moderation, change } = item
  const tone = status === 'active' && moderation === 'approved' ? 'tag-good' : 'tag-quiet'
  return (
    <>
      <span className={`tag ${tone}`}>{t(nameOf(item))}</span>
      {moderation !== 'approved' && (
        <span className={`tag ${moderation === 'waiting' ? 'tag-quiet' : 'tag-bad'}`}>
          {t(`dashboard.${moderation}`)}
        </span>
      )}
      {change && (
        <span className={`tag ${change.state === 'waiting' ? 'tag-quiet' : 'tag-bad'}`}>
          {t(change.state === 'waiting' ? 'dashboard.changeWaiting' : 'dashboard.changeRejected')}
        </span>
      )}
    </>
  )
}

function useEnd({ isOver, isReplaced, expiresAt, renewsAt, removedAt }: OwnItem): string | null {
  const t = useAccountT()
  if (removedAt) return t('dashboard.removedUnlessPaid', { day: formatDay(removedAt, t) })
  // The end is that of the listing which replaced it.
  if (!expiresAt || isReplaced) return null
  const day = formatDay(expiresAt, t)
  if (isOver) return t('dashboard.endedOn', { day })
  // The stored end is a day later, which the provider may take to charge: users do not see it.
  if (renewsAt) return t('billing.renewsOn', { day: formatDay(renewsAt, t) })
  return t('dashboard.runsUntil', { day })
}

/** Shows 'ID 3FA2B1 · 2 days ago · 312 views · 4 contacts · Runs until Mar 17, 2026'. */
export function OwnFacts({ item }: { item: OwnItem }) {
  const t = useAccountT()
  const { kind, responses: count } = item
  const facts = [
    item.views > 0 ? t('listings.views', { count: item.views }) : null,
    t(OWN_WORDS[kind].responses, { count }),
    useEnd(item),
  ]
  return (
    <p className="text-label text-muted">
      <span className="mr-2 font-mono">{t('dashboard.shortId', { id: shortId(item.id) })}</span>
      <PostedAge age={item.age} />
      {facts
        .flatMap((fact) => fact ?? [])
        .map((fact) => (
          <Fragment key={fact}>
            {' · '}
            <span className="inline-block">{fact}</span>
          </Fragment>
        ))}
    </p>
  )
}
