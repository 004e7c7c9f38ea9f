import { Form, useNavigation } from 'react-router'
import { categoryName } from '#app/features/categories/category-list.ts'
import { itemPath } from '#app/features/items/item-card.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import type { Group, TickerEntry } from '../ticker-groups.ts'

const KIND_NAMES = { listing: 'ticker.listing', banner: 'ticker.billboard' } as const

type Props = {
  groups: readonly Group[]
  /** Whether these are in the ticker, so that their button takes them out. */
  featured: boolean
  /** Why nothing can be added now. */
  full: string | null
}

function EntryButton({ entry, featured, full }: { entry: TickerEntry } & Omit<Props, 'groups'>) {
  const t = useAdminT()
  const busy = useNavigation().formData?.get('id') === entry.id
  const blocked = busy || (!featured && full !== null)
  const add = full === null ? t('ticker.addItem', entry) : `${full}: ${entry.title}`
  const name = featured ? t('ticker.removeItem', entry) : add
  return (
    <Form method="post" preventScrollReset className="shrink-0">
      <input type="hidden" name="kind" value={entry.kind} />
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="title" value={entry.title} />
      <button
        name="featured"
        value={featured ? 'false' : 'true'}
        aria-disabled={blocked || undefined}
        onClick={(event) => blocked && event.preventDefault()}
        aria-label={name}
        title={featured ? undefined : (full ?? undefined)}
        className="button-quiet aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      >
        {featured ? t('ticker.remove') : (full ?? t('ticker.add'))}
      </button>
    </Form>
  )
}

function Entry({ entry, featured, full }: { entry: TickerEntry } & Omit<Props, 'groups'>) {
  const t = useAdminT()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5">
      <p className="min-w-0 flex-1 basis-44">
        <Link
          to={itemPath(entry)}
          className="inline-block min-h-6 font-semibold wrap-anywhere hover:text-primary hover:underline"
        >
          {entry.title}
        </Link>{' '}
        <span className="text-small whitespace-nowrap text-muted">
          {t(KIND_NAMES[entry.kind])} {entry.publicId}
        </span>{' '}
        {!entry.isPublic && <span className="tag">{t('ticker.notShown')}</span>}{' '}
        {featured && entry.paidUntil && (
          <span className="tag text-green">
            {t('ticker.paidUntil', { date: formatDay(entry.paidUntil, t) })}
          </span>
        )}
      </p>
      <EntryButton entry={entry} featured={featured} full={full} />
    </li>
  )
}

/** Items under the names of their categories, each with the button that adds or removes it ([TICK-01], [TICK-02]). */
export function TickerEntries({ groups, ...how }: Props) {
  const t = useAdminT()
  return groups.map(({ category, total, entries }) => (
    <section key={category} className="mt-4">
      <h3 className="font-bold">
        {t('ticker.group', { category: categoryName(category, t.locale), total })}
      </h3>
      <ul className="mt-1 border-t border-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} {...how} />
        ))}
      </ul>
    </section>
  ))
}
