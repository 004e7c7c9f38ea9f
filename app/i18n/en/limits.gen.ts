// Generated from app/i18n/messages/en/limits.arb by `npm run messages`.

export const limits = {
  title: 'Please wait a moment',
  wait: { one: 'Rate limit exceeded. Try again in {count} second.', other: 'Rate limit exceeded. Try again in {count} seconds.' },
  waitMinutes: { one: 'Rate limit exceeded. Try again in {count} minute.', other: 'Rate limit exceeded. Try again in {count} minutes.' },
  waitHours: { one: 'Rate limit exceeded. Try again in {count} hour.', other: 'Rate limit exceeded. Try again in {count} hours.' },
} as const
