import { Facts } from '#app/features/moderation/components/item-facts.tsx'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { relativeDay } from '#app/lib/relative-day.ts'
import type { OwnerPosts } from '../owner-posts.ts'

type Props = { posts: OwnerPosts; since: Date; now: Date }

/** How long an item has waited, and what its owner posted before ([MOD-11]). */
export function OwnerHistory({ posts: { count, refused }, since, now }: Props) {
  const t = useAdminT()
  const record = (
    <span className="flex flex-wrap gap-1.5">
      <span className={count === 0 ? 'tag tag-warn' : 'tag'}>
        {count === 0 ? t('moderation.firstPost') : t('moderation.earlierPosts', { count })}
      </span>
      {refused > 0 && (
        <span className="tag tag-bad">{t('moderation.earlierRefused', { count: refused })}</span>
      )}
    </span>
  )
  return (
    <Facts
      rows={[
        [t('moderation.cameIn'), relativeDay(since, now, t.locale)],
        [t('moderation.history'), record],
      ]}
    />
  )
}
