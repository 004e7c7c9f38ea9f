import { type RawBuilder, sql } from 'kysely'
import { parseCategory } from '#app/features/categories/labels.ts'
import type { Actor } from '#app/lib/actor.ts'
import { ageOf } from '#app/lib/age.ts'
import { dayOf, daysBefore, lastDays } from '#app/lib/day.ts'
import { containsPattern } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Picture } from '#app/lib/picture.ts'
import { ITEM_COLUMNS } from '../item-columns.server.ts'
import type { ItemTable } from '../item-kinds.ts'
import { PER_PAGE } from '../list-filters.ts'
import { localized } from '../localized-columns.server.ts'
import { isPublic } from '../public-items.server.ts'
import type { Standing } from '../rules.ts'
import { searchTerm } from '../search-text.ts'
import { CHART_DAYS, type OwnItem } from './own-item.ts'
import type { OwnItemsQuery } from './schema.ts'

export type OwnFilter = Pick<OwnItemsQuery, 'status' | 'q'> & {
  readonly actor: Actor
  readonly page: number
  readonly locale: Locale
  readonly now: Date
}

/** One page of a user's items, newest first: their ids, each with how many match the filters. */
export function ownPageOf(table: ItemTable, { actor, status, q, page }: OwnFilter) {
  const number = sql.ref(ITEM_COLUMNS[table].number)
  const term = searchTerm(q)
  const has = (text: RawBuilder<unknown>) => sql`${text} like ${containsPattern(term)}`
  const conditions = [sql`user_id = ${actor.id} and deleted_at is null`]
  if (status !== null) conditions.push(sql`status = ${status}`)
  if (term !== '') {
    conditions.push(sql`(${has(sql`search_text`)} or ${has(sql`${number}::text`)} or ${has(sql`id::text`)})`)
  }
  return sql<{ id: string; total: number }>`(
    select id, count(*) over ()::int as total
      from ${sql.table(table)}
     where ${sql.join(conditions, sql` and `)}
     order by created_at desc, id desc
     limit ${sql.lit(PER_PAGE)} offset ${(page - 1) * PER_PAGE})`
}

/** What a card shows that both tables hold alike: the title, the first picture, the views by day, whether it is public. */
export function cardColumns(table: ItemTable, { locale, now }: Pick<OwnFilter, 'locale' | 'now'>) {
  const first = dayOf(daysBefore(now, CHART_DAYS - 1))
  return [
    localized('title', locale, table).as('title'),
    sql<Picture | null>`${sql.ref(`${table}.images`)} -> 0`.as('picture'),
    sql<Record<string, number>>`(select coalesce(json_object_agg(day, views), '{}') from daily_counts
      where item_id = ${sql.ref(`${table}.id`)} and day >= ${first})`.as('viewsByDay'),
    isPublic(table, now).as('isPublic'),
  ] as const
}

type OwnRow = Standing & {
  readonly id: string
  readonly publicId: number
  readonly title: string
  readonly category: string
  readonly featured: boolean
  readonly isPublic: boolean
  readonly picture: Picture | null
  readonly createdAt: Date
  readonly renewsAt: Date | null
  readonly renewalCents: number | null
  readonly views: number
  readonly responses: number
  readonly viewsByDay: Readonly<Record<string, number>>
}

type Shown = Pick<
  OwnItem,
  'kind' | 'moves' | 'canEdit' | 'canRepost' | 'removedAt' | 'lacksFacts' | 'change' | 'isOfPackage'
> & {
  readonly now: Date
}

/** Converts a row for its card. */
export function toOwnItem(row: OwnRow, { now, ...shown }: Shown): OwnItem {
  return {
    ...shown,
    id: row.id,
    publicId: row.publicId,
    title: row.title,
    featured: row.featured,
    isPublic: row.isPublic,
    status: row.status,
    moderation: row.moderation,
    reason: row.reason,
    isPaid: row.isPaid,
    isReplaced: row.isReplaced,
    picture: row.picture,
    expiresAt: row.expiresAt,
    renewsAt: row.renewsAt,
    renewalCents: row.renewalCents,
    views: row.views,
    responses: row.responses,
    isOver: row.expiresAt !== null && row.expiresAt <= now,
    category: parseCategory(row.category) ?? 'best-stores',
    age: ageOf(row.createdAt, now),
    days: lastDays(CHART_DAYS, now).map((day) => row.viewsByDay[day] ?? 0),
  }
}
