import { type RawBuilder, sql } from 'kysely'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import type { Locale } from '#app/lib/locale.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findPlacements } from './find-placements.server.ts'
import {
  ENDING_DAYS,
  NO_OPEN_TASKS,
  NO_TASKS,
  type OpenTasks,
  type Placement,
  TASKS_PER_PAGE,
  type Task,
  type TaskCounts,
  type TaskState,
  type TasksQuery,
  type TaskView,
} from './fulfilment-tasks.ts'

/** What was promised and is not over, each promise once however often it was paid for. */
const promised = (now: Date, listing: string | null) => sql`
  select listing_id, kind, billboard_id, min(starts_at) as starts_at, max(ends_at) as ends_at, min(created_at) as since,
         (array_agg(tier order by created_at desc))[1] as tier,
         (array_agg(amount order by created_at desc))[1] as amount
    from entitlements
   where kind <> 'post' and withdrawn_at is null and (ends_at is null or ends_at > ${now})
     and ${listing ? sql`listing_id = ${listing}::uuid` : sql`true`}
   group by listing_id, kind, billboard_id`

const IS_BOARD = sql`p.kind in ('home-board', 'category-board')`

/** Why it cannot be placed now: of a billboard, or of a listing that is itself what was sold. */
const whyNot = (now: Date) => sql`case
  when case when ${IS_BOARD} then a.id is null or a.deleted_at is not null else l.deleted_at is not null end then 'deleted'
  when case when ${IS_BOARD} then a.owner_hidden else l.owner_hidden end then 'hidden'
  when case when ${IS_BOARD} then a.moderation else l.moderation end in ('waiting', 'rejected', 'removed')
    then case when ${IS_BOARD} then a.moderation else l.moderation end
  when ${IS_BOARD} and a.starts_at > ${now} then 'later'
  when ${IS_BOARD} and (a.ends_at <= ${now} or a.expires_at <= ${now}) then 'ended'
  when case when ${IS_BOARD} then a.status else l.status end <> 'active' then 'off'
end`

/** The ids of billboards in a layout, for SQL. */
const idsIn = (placements: readonly Placement[]) => sql`any(${placements.map((p) => p.billboardId)}::uuid[])`

/** Whether it is where it was promised. */
function isPlaced(placements: readonly Placement[]): RawBuilder<unknown> {
  const atHome = placements.filter(({ layout }) => layout === 'home')
  const inCategories = placements.filter(({ layout }) => layout !== 'home')
  const pairs = sql`select * from unnest(${inCategories.map((p) => p.billboardId)}::uuid[],
    ${inCategories.map((p) => p.layout)}::text[])`
  return sql`case p.kind
    when 'home-board' then p.billboard_id = ${idsIn(atHome)}
    when 'category-board' then (p.billboard_id, a.category) in (${pairs})
    when 'ticker' then l.featured_ticker
    else true end`
}

type Asked = {
  readonly now: Date
  readonly placements: readonly Placement[]
  readonly listing: string | null
}

/** Every open task with its state: the one place where that is decided. */
function tasks({ now, placements, listing }: Asked): RawBuilder<unknown> {
  return sql`
    select judged.*, case when why = 'waiting' then 'waiting' when why is not null then 'blocked'
                          when placed then 'placed' else 'todo' end as state
      from (select p.*, ${whyNot(now)} as why, ${isPlaced(placements)} as placed
              from (${promised(now, listing)}) p
              join listings l on l.id = p.listing_id left join ads a on a.id = p.billboard_id) judged`
}

const isEnding = (now: Date) => sql`state in ('todo', 'placed') and ends_at <= ${daysAfter(now, ENDING_DAYS)}`

const ofView = (view: TaskView, now: Date) => (view === 'ending' ? isEnding(now) : sql`state = ${view}`)

/** How many tasks there are of each view. */
async function countTasks(db: Db, asked: Asked, kind: TasksQuery['kind']): Promise<TaskCounts> {
  const { rows } = await sql<{ state: TaskState; n: number; ending: number }>`
    select state, count(*)::int as n, (count(*) filter (where ${isEnding(asked.now)}))::int as ending
      from (${tasks(asked)}) tasks where ${kind ? sql`kind = ${kind}` : sql`true`} group by state`.execute(db)
  const counts: Record<TaskView, number> = { ...NO_TASKS }
  for (const { state, n, ending } of rows) {
    counts[state] += n
    counts.ending += ending
  }
  return counts
}

/** The longest waiting first; of what is placed, what ends first. */
const inOrder = ({ view }: TasksQuery) =>
  view === 'placed' || view === 'ending'
    ? sql`t.ends_at, t.since, t.listing_id, t.kind`
    : sql`t.since, t.listing_id, t.kind`

type Row = Omit<Task, 'placements'>
type Page = { readonly page: number; readonly locale: Locale }

async function rowsOn(
  db: Db,
  asked: TasksQuery,
  { page, locale, ...open }: Asked & Page,
): Promise<readonly Row[]> {
  const meant = asked.listing ? sql`true` : ofView(asked.view, open.now)
  const { rows } = await sql<Row>`
    select t.listing_id as "listingId", listings.listing_id as "listingNumber",
           ${localized('title', locale, 'listings')} as "listingTitle",
           coalesce(ads.category, listings.category) as category, t.kind, t.billboard_id as "billboardId",
           ads.ad_id as "billboardNumber",
           case when ads.id is not null then ${localized('title', locale, 'ads')} end as "billboardTitle",
           t.state, nullif(t.why, 'waiting') as block, t.tier, t.amount as "amountCents", t.since,
           t.starts_at as "startsAt", t.ends_at as "endsAt", listings.user_id as "userId",
           profiles.full_name as "fullName", profiles.email
      from (select * from (${tasks(open)}) t
             where ${meant} and ${asked.kind ? sql`kind = ${asked.kind}` : sql`true`}
             order by ${inOrder(asked)} limit ${sql.lit(TASKS_PER_PAGE)} offset ${(page - 1) * TASKS_PER_PAGE}) t
      join listings on listings.id = t.listing_id join profiles on profiles.id = listings.user_id
      left join ads on ads.id = t.billboard_id
     order by ${inOrder(asked)}`.execute(db)
  return rows
}

const totalOf = ({ view, listing }: TasksQuery, counts: TaskCounts): number =>
  listing ? counts.todo + counts.waiting + counts.blocked + counts.placed : counts[view]

/** Returns one page of tasks, how many there are in each view, and the active layout of the home page. */
export async function tasksPage(
  db: Db,
  asked: TasksQuery,
  { wanted, locale, now }: { readonly wanted: number; readonly locale: Locale; readonly now: Date },
) {
  const { homeLayoutId, placements } = await findPlacements(db, now)
  const open = { now, placements, listing: asked.listing }
  const counts = await countTasks(db, open, asked.kind)
  const pages = pageCount(totalOf(asked, counts), TASKS_PER_PAGE)
  const page = Math.min(wanted, pages)
  const rows = await rowsOn(db, asked, { ...open, page, locale })
  const list = rows.map((row) => ({
    ...row,
    placements: placements.filter(({ billboardId }) => billboardId === row.billboardId),
  }))
  return { tasks: list, counts, homeLayoutId, page, pages }
}

/**
 * Counts what is to be placed and what ends soon, for the overview, with the time since which the oldest has waited, and
 * when the first ends.
 */
export async function openTasks(db: Db, now: Date): Promise<OpenTasks> {
  const { placements } = await findPlacements(db, now)
  const { rows } = await sql<OpenTasks>`
    select (count(*) filter (where state = 'todo'))::int as todo,
           min(since) filter (where state = 'todo') as "todoSince",
           (count(*) filter (where ${isEnding(now)}))::int as ending,
           min(ends_at) filter (where ${isEnding(now)}) as "firstEnd"
      from (${tasks({ now, placements, listing: null })}) tasks`.execute(db)
  return rows[0] ?? NO_OPEN_TASKS
}
