// Generated from app/i18n/messages/en/footer.arb by `npm run messages`.

/** The words of the footer. The root loader sends them with each page: browsers load none of them. */
export const footer = {
  aboutTitle: 'About us',
  about: 'Haulpost is the classifieds board for trucking and the businesses around it. Post in English, Russian or Spanish.',
  easyTitle: 'Easy to use',
  easy: 'A listing takes five minutes on a phone, and one search looks through everything.',
  secureTitle: 'Secure and reliable',
  secure: 'Card details go only to our payment provider, and no one tracks you for advertising.',
  communityTitle: 'Community focused',
  community: 'Made for drivers, owner-operators, shops and offices in the Midwest and beyond.',
  disclaimer: 'Listings are subject to verification. Haulpost is not responsible for content posted by its users; check before you pay or sign.',
  copyright: '© {from}–{to} Haulpost',
  prices: 'Prices',
  rules: 'Posting rules',
  safety: 'Safety tips',
  terms: 'Terms of service',
  refunds: 'Refund policy',
  privacy: 'Privacy policy',
  feed: 'New listings as RSS',
} as const
