const MINUTE_MS = 60_000

/** The purposes of links in emails, and how long the links work. */
export const TOKEN_LIVES_MS = {
  'confirm-email': 24 * 60 * MINUTE_MS,
  'reset-password': 30 * MINUTE_MS,
  'change-email': 60 * MINUTE_MS,
  'undo-email-change': 7 * 24 * 60 * MINUTE_MS,
} as const

export type TokenPurpose = keyof typeof TOKEN_LIVES_MS

/** The page of each link. */
export const TOKEN_PATHS = {
  'confirm-email': '/confirm-email',
  'reset-password': '/reset-password',
  'change-email': '/change-email',
  'undo-email-change': '/undo-email-change',
} as const satisfies Record<TokenPurpose, string>
