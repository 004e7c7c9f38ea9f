import type { MessageKey } from '#app/i18n/translate.ts'

export const FAILED_MAIL_PER_PAGE = 25

/**
 * What waits for an admin, the most urgent first, each with its name and the list it counts. todo: paid for, approved,
 * and shown nowhere. declined: payments whose cards were declined so far. failing: subscriptions that could not be charged.
 */
export const INBOX = [
  { what: 'waiting', name: 'statistics.inboxWaiting', to: '/admin/ads/queue' },
  { what: 'reported', name: 'statistics.inboxReported', to: '/admin/ads?reported=yes' },
  { what: 'todo', name: 'statistics.inboxToPlace', to: '/admin/fulfilment' },
  { what: 'ending', name: 'statistics.inboxEnding', to: '/admin/fulfilment?view=ending' },
  { what: 'declined', name: 'statistics.inboxDeclined', to: '/admin/money?state=failed' },
  { what: 'failing', name: 'statistics.inboxFailing', to: '/admin/money/subscriptions?status=failing' },
  { what: 'failedMail', name: 'statistics.inboxFailedMail', to: '/admin/mail' },
] as const satisfies readonly { what: string; name: MessageKey; to: string }[]

export type InboxKind = (typeof INBOX)[number]['what']

/** How many wait, and since when the oldest does; of what ends, when the first ends. */
export type Waiting = { readonly count: number; readonly at: Date | null }

export type Inbox = Readonly<Record<InboxKind, Waiting>>

const NONE: Waiting = { count: 0, at: null }

export const NOTHING_WAITS: Inbox = {
  waiting: NONE,
  reported: NONE,
  todo: NONE,
  ending: NONE,
  declined: NONE,
  failing: NONE,
  failedMail: NONE,
}
