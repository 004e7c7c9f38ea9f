import type { MessageKey } from '#app/i18n/translate.ts'

export const FAILED_MAIL_PER_PAGE = 25

/** What waits for an admin. */
export type Inbox = {
  readonly waiting: number
  readonly reported: number
  /** Paid for, approved, and shown nowhere. */
  readonly todo: number
  readonly ending: number
  /** Payments whose cards were declined so far, and subscriptions that could not be charged. */
  readonly declined: number
  readonly failing: number
  readonly failedMail: number
}

export const NOTHING_WAITS: Inbox = {
  waiting: 0,
  reported: 0,
  todo: 0,
  ending: 0,
  declined: 0,
  failing: 0,
  failedMail: 0,
}

/** Each number with its name and the list it counts, the most urgent first. */
export const INBOX = [
  { what: 'waiting', name: 'statistics.inboxWaiting', to: '/admin/ads/queue' },
  { what: 'reported', name: 'statistics.inboxReported', to: '/admin/ads?reported=yes' },
  { what: 'todo', name: 'statistics.inboxToPlace', to: '/admin/fulfilment' },
  { what: 'ending', name: 'statistics.inboxEnding', to: '/admin/fulfilment?view=ending' },
  { what: 'declined', name: 'statistics.inboxDeclined', to: '/admin/money?state=failed' },
  { what: 'failing', name: 'statistics.inboxFailing', to: '/admin/money/subscriptions?status=failing' },
  { what: 'failedMail', name: 'statistics.inboxFailedMail', to: '/admin/mail' },
] as const satisfies readonly { what: keyof Inbox; name: MessageKey; to: string }[]
