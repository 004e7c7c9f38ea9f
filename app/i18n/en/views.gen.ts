// Generated from app/i18n/messages/en/views.arb by `npm run messages`.

export const views = {
  noSuchItem: 'This listing is not available.',
} as const
