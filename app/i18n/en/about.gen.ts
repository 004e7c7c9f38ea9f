// Generated from app/i18n/messages/en/about.arb by `npm run messages`.

export const about = {
  title: 'About Haulpost',
  description: 'What Haulpost is, how it works, how it makes money, and who runs it.',
  whatTitle: 'What it is',
  what: 'Haulpost is a classifieds board for trucking and the businesses around it: trucks and trailers, CDL jobs, repair, parking, insurance and local services.',
  languages: 'The site is in English, Russian and Spanish. Posters choose their language; listings are shown as they were written.',
  howTitle: 'How it works',
  howRead: 'Reading, searching and calling are free and need no account.',
  howPost: 'A listing costs money and runs for 30 days. The [prices](/prices) are the same for everyone.',
  howTop: 'Spots in the ticker and banner ads are paid for, or chosen by us. That is why they are on top.',
  howCount: 'Views are counted, not made up: each visitor counts once in five minutes, robots and the poster not at all.',
  howReport: 'Anyone can report a listing. The [posting rules](/posting-rules) say what we take down.',
  moneyTitle: 'How it makes money',
  money: 'From packages and banner ads. We sell no data and show no advertising from other networks: see the [privacy policy](/privacy-policy).',
  operatorTitle: 'Who runs it',
  contactTitle: 'Write to us',
  contact: 'Questions, corrections or ideas? Use the [contact form](/contact).',
} as const
