// Generated from app/i18n/messages/en/limits.arb by `npm run messages`.

export const limits = {
  wait: 'Rate limit exceeded. Try again in {seconds} seconds.',
} as const
