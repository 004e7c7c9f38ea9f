// Generated from app/i18n/messages/en/admin.arb by `npm run messages`.

export const admin = {
  title: 'Administration',
  menu: 'Administration',
  overview: 'Overview',
  items: 'Listings and billboards',
  fulfilment: 'Fulfillment',
  money: 'Money',
  users: 'People',
  ticker: 'Ticker',
  layouts: 'Boards',
  log: 'Log',
  access: 'Admin access',
  missingTitle: 'This site is not fully set up',
  missingMail: 'No emails are sent. They wait, and go out once there is a mail server.',
  missingAddresses: 'There are examples in place of real addresses: links in emails lead nowhere, and replies reach no one.',
  missingPayments: 'Payments are simulated: anyone can post with a test card.',
  missingIdentity: 'Nobody can see who runs the site: its pages About, Terms and Contact name no business.',
  missingSet: 'Set {settings} and restart the site.',
} as const
