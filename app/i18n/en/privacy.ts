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
    'When you have an account: your email address, your password as a hash that nobody can read back, your name, and what you choose to add to your profile. While one of your listings is public, a page with your listings shows your name, photo, bio and location to everyone; search engines are asked to leave it out.',
  collectedListings:
    'When you post: everything the listing says. Where a picture was taken and other hidden details are removed from pictures as they arrive. Lists and search results show no phone number and no email address; the page of the listing shows them to everyone who opens it, search engines included.',
  collectedSignIn:
    'When you sign in: the kind of browser and a shortened form of the network address, so that your settings can show where you are signed in.',
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
  othersPublic: 'Everyone, if you post: search engines and feed readers take listings too.',
  othersNobody:
    'Nobody else beyond those who run the server and the mail of this site for us. There is no analytics service, no advertising network and no social button on any page.',
  keptTitle: 'How long we keep it',
  keptMessages: 'Messages from the contact form: one year. Copies of the emails we sent: 90 days.',
  keptListings:
    'Listings: 30 days in public, then in your account until you delete them. A deleted listing can be brought back for 30 days and is then erased with its pictures.',
  keptDrafts:
    'What you typed into a form for listings and did not send: 30 days, so that you can go on with it. A draft that is not paid for: removed after 30 days, then erased like a deleted listing.',
  keptReports:
    'Reports of a listing: 180 days after we have answered them. They hold the reason and the words you added, and a fingerprint that tells two reports by the same visitor apart from reports by two.',
  keptAccount:
    'Accounts: until you delete yours. Your name, email address and everything in your profile are then deleted right away; what remains is an empty entry that payments refer to.',
  keptLog:
    'Sign-ins: until you sign out, at most 30 days. The log of changes to accounts, listings and money: as long as this site exists, because nobody can change it. It names accounts by a number and holds a shortened network address.',
  keptPayments:
    'Records of payments: as long as tax law requires, also when you delete the listing or your account. They hold what was bought, the title of the listing, the amount, the days, and the kind and last four digits of the card. Notices of the payment provider, without content: 90 days.',
  rightsTitle: 'Your rights (GDPR)',
  rightsText: 'Wherever you live, you can ask us to',
  rightsAccess: 'tell you what we have about you, and give you a copy to take elsewhere',
  rightsCorrect: 'correct what is wrong',
  rightsErase: 'erase it',
  rightsRestrict: 'stop using it while a question is being settled, or object to its use altogether',
  rightsWithdraw: 'withdraw a consent you gave; this does not affect what was done before',
  rightsComplain:
    'We answer within 30 days, free of charge. If you are in the European Union and unhappy with the answer, you can turn to your data protection authority.',
  ccpaTitle: 'Your rights in California and other states (CCPA)',
  ccpaText:
    'Sorted by the categories of California law, we collect the following, from you and from your browser, for the purposes named above:',
  ccpaIdentifiers:
    'identifiers: name, email address, phone number, shortened network address, sign-in cookies',
  ccpaRecords:
    'customer records: company, address and tax number for receipts, kind and last four digits of cards',
  ccpaCommercial: 'commercial information: what you bought, when and for how much',
  ccpaActivity: 'activity on the site: sign-ins, favorites, drafts',
  ccpaContent: 'what you post: text, pictures, places and, in job ads, professional information',
  ccpaSensitive:
    'sensitive information: only your sign-in, that is your email address with a password hash or a passkey. We use it for signing you in and nothing else',
  ccpaNoSale:
    'We do not sell personal information and do not share it for advertising, whatever your age. So there is nothing to opt out of, and a Global Privacy Control signal changes nothing.',
  ccpaRights:
    'You have the right to know what we have, to get a copy, to correct it and to have it deleted. Nobody is treated worse for using these rights.',
  ccpaHow:
    'You can do most of it yourself: your [settings](/dashboard/settings) have the download of your data and the deletion of your account. For everything else use the [contact form](/contact) and give the email address of your account; we reply to that address, so that nobody else gets your data. Somebody you have authorized in writing can ask for you.',
  ccpaOther:
    'If your state has a privacy law of its own, you have these rights too. If we refuse something, ask again and we look at it once more; after that you can turn to your attorney general.',
  cookiesTitle: 'Cookies',
  cookiesText: 'Only what you ask for sets a cookie, and none is for advertising:',
  cookieLanguage: 'lang – the language you chose; one year',
  cookieTranslate: 'translate and googtrans – while the translation by Google is switched on',
  cookieSession: 'sid – keeps you signed in; until you sign out, at most 30 days',
  cookieDevice:
    'device – remembers that you signed up or in with this browser, to tell you about others; one year',
  cookiesNone: 'If you do not choose a language, translate a page, sign up or sign in, we set no cookies.',
  contactTitle: 'Contact',
  contactText: 'Questions, or do you want to use one of these rights? Write to us:',
  contactLink: '[Contact form](/contact)',
} as const
