// Generated from app/i18n/messages/en/about.arb by `npm run messages`.

export const about = {
  title: 'About Haulpost',
  description: 'What Haulpost is, how it works, how it earns its money, and who runs it.',
  whatTitle: 'What it is',
  what: 'Haulpost is a classifieds board for trucking and the businesses around it: trucks and trailers, CDL jobs, repair, parking, insurance and local services.',
  languages: 'The site speaks English, Russian and Spanish. Whoever posts chooses the language; listings are shown as they were written.',
  howTitle: 'How it works',
  howRead: 'Reading, searching and calling are free and need no account.',
  howPost: 'A listing costs money and runs for 30 days. The [prices](/prices) are the same for everyone.',
  howTop: 'Places in the ticker and banner ads are paid for, or chosen by us. They are on top for that reason.',
  howCount: 'View counts are counted, not made up: a visitor counts once in five minutes, robots and the poster not at all.',
  howReport: 'Anybody can report a listing. The [posting rules](/posting-rules) say what we take down.',
  moneyTitle: 'How it earns its money',
  money: 'With packages and banner ads. We sell no data and show no advertising of other networks: see the [privacy policy](/privacy-policy).',
  operatorTitle: 'Who runs it',
  contactTitle: 'Write to us',
  contact: 'Questions, corrections, ideas: use the [contact form](/contact).',
} as const
