// Generated from app/i18n/messages/en/discovery.arb by `npm run messages`.

export const discovery = {
  siteFeedTitle: 'New listings on Haulpost',
  siteFeedText: 'The newest listings of all categories, as they come in.',
  feedTitle: '{category} on Haulpost',
  feedText: 'The newest listings in {category}, as they come in.',
} as const
