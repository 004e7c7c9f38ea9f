export const privacy = {
  title: 'Privacy policy',
  description: 'What Haulpost knows about you, why, for how long, and what you can do about it.',
  introTitle: 'Introduction',
  intro:
    'Haulpost is a notice board for the trucking trade. You can read all of it without telling us who you are. This page says what is stored when you do more than read, and why.',
  introOperator:
    'Whoever runs this site is responsible for the data described here. The program itself sends nothing to its makers.',
  collectedTitle: 'Information we collect',
  collectedReading:
    'When you only read: we count that an item was opened. To count a visitor once, we make a fingerprint of the network address and the name of the browser, mixed with a random number that is replaced every day. The fingerprint is deleted within half an hour, yesterday’s number soon after midnight, and neither can be traced back to you.',
  collectedLog:
    'The technical log holds the time, the page, how long it took, and a shortened form of the network address.',
  collectedContact:
    'When you write to us: your name, email address, phone number if you give one, subject, message, and the language of the page.',
  collectedAccount:
    'When you have an account: your email address, your password as a hash that nobody can read back, your name, and what you choose to add to your profile.',
  collectedListings:
    'When you post: everything the listing says. Where a picture was taken and other hidden details are removed from pictures as they arrive. Your phone number and email address appear only after a reader asks for them.',
  collectedPayments:
    'When you pay: what was bought, when, for how much, and the last four digits of the card. The full card number goes from your browser to the payment provider and never reaches us.',
  useTitle: 'How we use it',
  useService:
    'To show listings, to answer you, to take payments, and to tell you when a listing is about to end.',
  useCounting:
    'To tell advertisers how many people opened their listing or asked for their phone number: numbers only.',
  useSafety:
    'To limit how often something can be done from one address, so that robots do not get in everybody’s way.',
  useNever: 'Nothing is sold, nothing is shared for advertising, and nobody is profiled.',
  othersTitle: 'Who else sees it',
  othersTranslate:
    'Google, if you press “Translate this page”: it then receives the text of the page and your network address. Before you press, nothing of Google’s is loaded.',
  othersPayment: 'The payment provider Stripe, if you pay.',
  othersNobody:
    'Nobody else. There is no analytics service, no advertising network and no social button on any page.',
  keptTitle: 'How long we keep it',
  keptMessages: 'Messages from the contact form: one year. Copies of the emails we sent: 90 days.',
  keptListings:
    'Listings: 30 days in public, then in your account until you delete them. A deleted listing can be brought back for 30 days and is then erased with its pictures.',
  keptUnsent:
    'What you typed into a form for listings and did not send: 30 days, so that you can go on with it. A draft that is not paid for: removed after 30 days, then erased like a deleted listing.',
  keptReports:
    'Reports of a listing: 180 days after we have answered them. They hold the reason and the words you added, and a fingerprint that tells two reports by the same visitor apart from reports by two.',
  keptAccount:
    'Accounts: until you delete yours. Your name, address and everything in your profile then go at once; what remains is an empty entry that payments refer to.',
  keptPayments:
    'Records of payments: as long as tax law requires, also when you delete the listing or your account. They hold what was bought, the title of the listing, the amount, the days, and the kind and last four digits of the card. Notices of the payment provider, without content: 90 days.',
  rightsTitle: 'Your rights (GDPR)',
  rightsText: 'Wherever you live, you can ask us to',
  rightsAccess: 'tell you what we have about you, and give you a copy to take elsewhere',
  rightsCorrect: 'correct what is wrong',
  rightsErase: 'erase it',
  rightsRestrict: 'stop using it while a question is being settled, or object to its use altogether',
  rightsWithdraw: 'forget a consent you gave; what was done before stays lawful',
  rightsComplain:
    'We answer within 30 days, free of charge. If you are in the European Union and unhappy with the answer, you can turn to your data protection authority.',
  cookiesTitle: 'Cookies',
  cookiesText: 'Only what you ask for sets a cookie, and none is for advertising:',
  cookieLanguage: 'lang – the language you chose; one year',
  cookieTranslate: 'translate and googtrans – while the translation by Google is switched on',
  cookieSession: 'sid – keeps you signed in; until you sign out, at most 30 days',
  cookieDevice:
    'device – remembers that you signed up or in with this browser, to tell you about others; one year',
  cookiesNone: 'Who neither chooses a language, translates, signs up nor signs in gets no cookie at all.',
  contactTitle: 'Contact',
  contactText: 'Questions, or one of the wishes above? Write to us:',
  contactLink: 'Contact form',
} as const
