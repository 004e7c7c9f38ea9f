import { sql } from 'kysely'
import { sessionsOf } from '#app/features/accounts/settings/queries.server.ts'
import { logPage } from '#app/features/audit/queries.server.ts'
import { parseLogQuery } from '#app/features/audit/schema.ts'
import { paymentsPage } from '#app/features/billing/admin/queries.server.ts'
import { parsePaymentsQuery } from '#app/features/billing/admin/schema.ts'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import { ITEM_KIND_NAMES, ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import type { ListingStatus, Moderation } from '#app/features/items/item-status.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import type { ReportReason } from '#app/features/moderation/reports/report-reasons.ts'
import type { Locale } from '#app/lib/locale.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** How many rows of each kind the page of a user shows; the lists have the others. */
const ROWS_SHOWN = 10

const DETAILS = [
  'id',
  'email',
  'emailVerified',
  'fullName',
  'phone',
  'location',
  'companyName',
  'companyLogo',
  'language',
  'role',
  'isVerified',
  'adminNotes',
  'deactivatedAt',
  'deletedAt',
  'createdAt',
] as const

/** Returns a user as admins see one, also after the account was closed. */
export function findUserDetails(db: Db, id: string) {
  return db.selectFrom('profiles').select(DETAILS).where('id', '=', id).executeTakeFirst()
}

export type UserDetails = NonNullable<Awaited<ReturnType<typeof findUserDetails>>>

/** Something a user posted. */
export type PostedItem = {
  readonly kind: ItemKind
  readonly id: string
  readonly publicId: number
  readonly title: string
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly isDeleted: boolean
  readonly createdAt: Date
}

type Asked = { readonly userId: string; readonly locale: Locale }

const itemsOf = ({ userId, locale }: Asked, kind: ItemKind) => {
  const { table } = ITEM_KINDS[kind]
  return sql`
    select ${sql.lit(kind)} as kind, id, ${sql.ref(ITEM_COLUMNS[table].number)} as "publicId",
           ${localized('title', locale, table)} as title, status, moderation,
           deleted_at is not null as "isDeleted", created_at as "createdAt"
      from ${sql.table(table)} where user_id = ${userId}`
}

/** Everything a user posted, of both kinds. */
const posted = (asked: Asked) =>
  sql.join(
    ITEM_KIND_NAMES.map((kind) => itemsOf(asked, kind)),
    sql` union all `,
  )

/** Returns the newest posts of a user, and how many there are. */
async function postsOf(db: Db, asked: Asked) {
  const all = posted(asked)
  const [items, counted] = await Promise.all([
    sql<PostedItem>`${all} order by "createdAt" desc, id limit ${sql.lit(ROWS_SHOWN)}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (${all}) posts`.execute(db),
  ])
  return { items: items.rows, count: counted.rows[0]?.n ?? 0 }
}

/** A report by a visitor about something a user posted. */
export type ReportAbout = {
  readonly id: string
  readonly reason: ReportReason
  readonly note: string
  readonly createdAt: Date
  readonly resolvedAt: Date | null
  readonly publicId: number
  readonly title: string
}

/** Returns the newest reports about what a user posted, open ones first. */
async function reportsAbout(db: Db, asked: Asked): Promise<readonly ReportAbout[]> {
  const { rows } = await sql<ReportAbout>`
    select r.id, r.reason, r.note, r.created_at as "createdAt", r.resolved_at as "resolvedAt",
           items."publicId", items.title
      from (${posted(asked)}) items join reports r on r.item_kind = items.kind and r.item_id = items.id
     order by r.resolved_at is not null, r.created_at desc, r.id limit ${sql.lit(ROWS_SHOWN)}`.execute(db)
  return rows
}

/** No filter, and so no day that would begin in a time zone. */
const NOTHING = new URLSearchParams()
const ALL_ENTRIES = { ...parseLogQuery(NOTHING), timeZone: DEFAULT_TIME_ZONE }
const ALL_PAYMENTS = { ...parsePaymentsQuery(NOTHING), timeZone: DEFAULT_TIME_ZONE }

/** Returns everything the page of a user shows apart from the account itself ([USR-07]). */
export async function userRecords(db: Db, { userId, locale, now }: Asked & { readonly now: Date }) {
  const newest = { before: null, locale }
  const [posts, reports, payments, sessions, about, by] = await Promise.all([
    postsOf(db, { userId, locale }),
    reportsAbout(db, { userId, locale }),
    paymentsPage(db, { ...ALL_PAYMENTS, user: userId }, 1),
    sessionsOf(db, { userId, session: null, now }),
    logPage(db, { ...ALL_ENTRIES, kind: 'user', target: userId }, newest),
    logPage(db, { ...ALL_ENTRIES, who: userId }, newest),
  ])
  return {
    posts,
    reports,
    payments: { rows: payments.payments.slice(0, ROWS_SHOWN), totals: payments.totals },
    sessions: sessions.slice(0, ROWS_SHOWN).map(({ id, userAgent, network, createdAt, seenAt }) => ({
      id,
      userAgent,
      network,
      createdAt,
      seenAt,
    })),
    about: about.entries.slice(0, ROWS_SHOWN),
    by: by.entries.slice(0, ROWS_SHOWN),
  }
}

export type UserRecords = Awaited<ReturnType<typeof userRecords>>
