import { sql } from 'kysely'
import { hashReporter } from '../reporter-hash.server.ts'
import {
  type ExportedUser,
  INTERNAL_NOTE,
  NAMES_AN_ADMIN,
  OWN_ID,
  type Owns,
  ofUser,
  SECRET,
  type TableExports,
} from './table-exports.server.ts'

const ofOwnItems: Owns = ({ id }) =>
  sql`item_id in (select id from listings where user_id = ${id} union select id from ads where user_id = ${id})`

/** What the user did, and what others did with the account, its items and payments. */
const aboutUser: Owns = ({ id }) => sql`id in (
  select id from audit_log where actor_id = ${id}
  union all
  select log.id from audit_log as log
    join (select 'user' as type, ${id}::text as id
          union all select 'listing', id::text from listings where user_id = ${id}
          union all select 'ad', id::text from ads where user_id = ${id}
          union all select 'payment', id::text from payments where user_id = ${id}
          union all select 'subscription', id::text from subscriptions where user_id = ${id}) as own
      on log.target_type = own.type and log.target_id = own.id)`

/** The network of others is theirs, and notes of admins are internal. */
const OWN_ENTRIES_ONLY = {
  details: () => sql`details - 'notesBefore'`,
  requestId: ({ id }: ExportedUser) => sql`case when actor_id = ${id} then request_id else '' end`,
  ipPrefix: ({ id }: ExportedUser) => sql`case when actor_id = ${id} then ip_prefix else '' end`,
}

/** What was decided about the user's items, and what the user did. */
export const ACTIVITY_TABLES: TableExports<
  | 'listingApprovals'
  | 'adApprovals'
  | 'dailyCounts'
  | 'statisticsLinks'
  | 'favorites'
  | 'unsentForms'
  | 'uploads'
  | 'auditLog'
  | 'reports'
> = {
  listingApprovals: {
    as: 'listingDecisions',
    of: ofUser,
    orderBy: 'approvedAt',
    columns: {
      listingId: true,
      userId: OWN_ID,
      status: true,
      adminId: NAMES_AN_ADMIN,
      adminNotes: INTERNAL_NOTE,
      approvedAt: true,
    },
  },
  adApprovals: {
    as: 'promotionDecisions',
    of: ofUser,
    orderBy: 'approvedAt',
    columns: {
      adId: true,
      userId: OWN_ID,
      status: true,
      adminId: NAMES_AN_ADMIN,
      adminNotes: INTERNAL_NOTE,
      approvedAt: true,
    },
  },
  dailyCounts: {
    as: 'dailyCounts',
    of: ofOwnItems,
    orderBy: 'day',
    instead: { day: () => sql`to_char(day, 'YYYY-MM-DD')` },
    columns: {
      itemId: true,
      itemKind: true,
      day: true,
      views: true,
      clicks: true,
      contacts: true,
    },
  },
  statisticsLinks: {
    as: 'statisticsLinks',
    of: ({ id }) => sql`billboard_id in (select id from ads where user_id = ${id})`,
    orderBy: 'createdAt',
    columns: {
      billboardId: true,
      secret: SECRET,
      madeBy: NAMES_AN_ADMIN,
      createdAt: true,
    },
  },
  favorites: {
    as: 'favorites',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      userId: OWN_ID,
      listingId: true,
      createdAt: true,
    },
  },
  unsentForms: {
    as: 'drafts',
    of: ofUser,
    orderBy: 'updatedAt',
    columns: {
      userId: OWN_ID,
      form: true,
      fields: true,
      updatedAt: true,
    },
  },
  uploads: {
    as: 'uploads',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      userId: OWN_ID,
      pictureId: true,
      width: true,
      height: true,
      createdAt: true,
      usedAt: true,
    },
  },
  // Those that the user sent while signed in. Those about the user's items were sent in confidence by others.
  reports: {
    as: 'reports',
    of: ({ id }) => sql`visitor_hash = ${hashReporter(id)}`,
    orderBy: 'createdAt',
    columns: {
      id: true,
      itemKind: true,
      itemId: true,
      reason: true,
      note: true,
      visitorHash: 'a hash of the id of the profile, which is exported',
      createdAt: true,
      resolvedAt: true,
      resolvedBy: NAMES_AN_ADMIN,
    },
  },
  auditLog: {
    as: 'log',
    of: aboutUser,
    orderBy: 'id',
    instead: OWN_ENTRIES_ONLY,
    columns: {
      id: true,
      at: true,
      actorId: 'names an admin, unless it is the user',
      actorRole: true,
      action: true,
      targetType: true,
      targetId: true,
      details: true,
      requestId: true,
      ipPrefix: true,
    },
  },
}
