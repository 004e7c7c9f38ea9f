import { isJsonObject, type JsonObject } from '#app/lib/json-object.ts'

/** All actions of the log. The first thirteen are the words of the specification of the admin area. */
export const AUDIT_ACTIONS = [
  'update_user_role',
  'toggle_user_verification',
  'ban_user',
  'update_ad_status',
  'deactivate_item',
  'reactivate_item',
  'delete_ad',
  'delete_listing',
  'toggle_featured',
  'feature_listing',
  'unfeature_listing',
  'update_listing',
  'update_ad',
  'unban_user',
  'update_user_notes',
  'clear_user_company',
  'create_listing',
  'create_ad',
  'approve_item',
  'reject_item',
  'remove_item',
  'restore_item',
  'dismiss_reports',
  'moderate_matching',
  'export_users',
  'export_ads',
  'layout_create',
  'layout_update',
  'layout_activate',
  'layout_delete',
  'category_layout_save',
  'sign_up',
  'email_confirmed',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'sessions_ended',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'password_reset',
  'reset_link_made',
  'email_changed',
  'email_change_undone',
  'account_deactivated',
  'account_reactivated',
  'account_deleted',
  'data_exported',
  'payment_refunded',
  'payment_partly_refunded',
  'export_payments',
  'export_log',
  'payment_purchased',
  'payment_upgraded',
  'payment_extended',
  'payment_bumped',
  'payment_renewed',
  'payment_for_nothing',
  'payment_sent_back',
  'payment_partly_sent_back',
  'payment_called_off',
  'renewal_bought',
  'renewal_reminded',
  'renewal_failed',
  'renewal_turned_on',
  'renewal_turned_off',
  'renewal_over',
  'renewal_given_up',
  'renewal_ended',
  'cancellation_requested',
  'cards_forgotten',
  'import_finished',
  'import_undone',
  'search_synonym_added',
  'search_synonym_removed',
  'access_denied',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The kinds of targets. */
export const AUDIT_TARGETS = [
  'user',
  'listing',
  'ad',
  'layout',
  'category_layout',
  'payment',
  'subscription',
  'site',
] as const

export type AuditTarget = (typeof AUDIT_TARGETS)[number]

/** Whose actions are shown: those of operators and admins, or all. */
export const DONE_BY = ['admins'] as const
export type DoneBy = (typeof DONE_BY)[number]

/** The roles of those who run the site: operators use its command line. */
export const ADMIN_ROLES = ['admin', 'operator'] as const

/** Actions that change nothing: as recent activity they would hide the others. */
export const SESSION_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
] as const satisfies readonly AuditAction[]

export const ENTRIES_PER_PAGE = 25

/** One detail of an entry. */
export type Detail = { readonly name: string; readonly text: string }

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (!isJsonObject(value)) return JSON.stringify(value)
  return Object.entries(value)
    .map(([name, fact]) => `${name}: ${textOf(fact)}`)
    .join(', ')
}

const change = (name: string, before: unknown, after: unknown): Detail => ({
  name,
  text: `${textOf(before)} → ${textOf(after)}`,
})

/** What changed: of properties, those that differ. */
function changesOf(before: unknown, after: unknown): readonly Detail[] {
  if (before === undefined && after === undefined) return []
  if (!isJsonObject(before) || !isJsonObject(after)) return [change('', before, after)]
  const differ = Object.keys(after).filter((name) => textOf(before[name]) !== textOf(after[name]))
  return differ.map((name) => change(name, before[name], after[name]))
}

/**
 * Returns the details for reading: before and after as 'user → banned', the rest by name. Empty ones are left out.
 */
export function detailsOf(details: JsonObject): readonly Detail[] {
  const { before, after, ...rest } = details
  const noted = Object.entries(rest).map(([name, value]) => ({ name, text: textOf(value) }))
  return [...changesOf(before, after), ...noted.filter(({ text }) => text !== '')]
}
