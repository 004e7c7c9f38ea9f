/** Where the rows of a table are on a cluster: divided by a column, whole on every node, or on one node only. */
export type Placement =
  | { readonly kind: 'divided'; readonly column: string; readonly group: Group }
  | { readonly kind: 'copied' }
  | { readonly kind: 'single' }

/** Tables of one group are divided alike: rows of the same user, or of the same item, are on the same node. */
type Group = 'user' | 'item' | 'alone'

const user = (column = 'user_id'): Placement => ({ kind: 'divided', column, group: 'user' })
const item = (column: string): Placement => ({ kind: 'divided', column, group: 'item' })
const alone = (column: string): Placement => ({ kind: 'divided', column, group: 'alone' })
const COPIED: Placement = { kind: 'copied' }
const SINGLE: Placement = { kind: 'single' }

export type Distribution = Readonly<Record<string, Placement>>

/** Placed alike however listings are divided. */
const COMMON: Distribution = {
  profiles: user('id'),
  accounts: user(),
  sessions: user(),
  known_devices: user(),
  one_time_tokens: user(),
  authenticators: user(),
  recovery_codes: user(),
  passkeys: user(),
  unsent_forms: user(),
  uploads: user(),
  payments: user(),
  refunds: user(),
  subscriptions: user(),
  payment_methods: user(),
  billing_details: user(),
  recent_views: item('item_id'),
  daily_counts: item('item_id'),
  reports: item('item_id'),
  passkey_challenges: alone('challenge'),
  audit_log: alone('target_id'),
  mail_outbox: alone('id'),
  contact_messages: alone('id'),
  payment_events: alone('id'),
  used_form_marks: alone('fingerprint'),
  rate_buckets: alone('key'),
  redirects: alone('path'),
  facet_sets: alone('category'),
  facet_changes: alone('category'),
  imported_rows: alone('source_id'),
  categories: COPIED,
  category_aliases: COPIED,
  us_states: COPIED,
  places: COPIED,
  usual_prices: COPIED,
  layout_configs: COPIED,
  category_layouts: COPIED,
  cell_counts: COPIED,
  site_days: COPIED,
  visitor_salts: COPIED,
  search_words: COPIED,
  newest_words_since: COPIED,
  backup_runs: SINGLE,
  import_runs: SINGLE,
}

/** Two ways to divide the tables, to be compared. */
export const DISTRIBUTIONS = {
  /** What an account owns is on the node of the account: posting, paying and closing an account stay on one node. */
  account: {
    ...COMMON,
    favorites: user(),
    item_edits: user(),
    listings: user(),
    listing_approvals: user(),
    listing_words: user(),
    newest_words: user(),
    sampled_words: user(),
    price_changes: user(),
    entitlements: user(),
    ads: user(),
    ad_approvals: user(),
    statistics_links: user(),
  },
  /** What belongs to a listing or banner ad is on its node, wherever its owner is. */
  item: {
    ...COMMON,
    // Every card names its poster: read with each item, and seldom changed.
    profiles: COPIED,
    favorites: item('listing_id'),
    item_edits: item('listing_id'),
    listings: item('id'),
    listing_approvals: item('listing_id'),
    listing_words: item('listing_id'),
    newest_words: item('listing_id'),
    sampled_words: item('listing_id'),
    price_changes: item('listing_id'),
    entitlements: item('listing_id'),
    ads: item('id'),
    ad_approvals: item('ad_id'),
    statistics_links: item('billboard_id'),
  },
} as const satisfies Readonly<Record<string, Distribution>>

/** Columns that tables do not have yet: a migration adds them, filled from the row they refer to. */
export const ADDED_COLUMNS: Readonly<Record<string, string>> = {
  entitlements: 'user_id',
  item_edits: 'user_id',
  listing_words: 'user_id',
  newest_words: 'user_id',
  sampled_words: 'user_id',
  price_changes: 'user_id',
  refunds: 'user_id',
  statistics_links: 'user_id',
}

/** Returns where the rows of a table are; a table without a line, such as those of the job queue, is on one node. */
export const placementOf = (distribution: Distribution, table: string): Placement =>
  distribution[table] ?? SINGLE
