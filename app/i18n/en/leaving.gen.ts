// Generated from app/i18n/messages/en/leaving.arb by `npm run messages`.

/** What ends, and what is kept, when a listing or an account goes. */
export const leaving = {
  endsDays: { one: '“{title}” is paid through {day}: {count} paid day is lost.', other: '“{title}” is paid through {day}: {count} paid days are lost.' },
  endsHidden: '“{title}” is paid through {day}. Its time keeps counting down while it is hidden.',
  endsRenewal: 'Automatic renewal of “{title}” ends: {amount} won’t be charged on {day}.',
  endsRenewalPlain: 'Automatic renewal of “{title}” ends.',
  stillCharged: 'Automatic renewal is on: {amount} will still be charged on {day}.',
  stillTried: 'Automatic renewal is on: {amount} could not be charged yet and will be tried again.',
  stillRenewsPlain: 'Automatic renewal is on: the listing will still be charged.',
  endRenewalToo: 'Turn renewal off as well',
  endsBillboard: 'The banner ad “{title}” is no longer shown, although it is paid for.',
  keepsBillboard: 'The banner ad “{title}”, which came with it, stays on the site while it is paid for.',
  endsMore: { one: 'And {count} more.', other: 'And {count} more.' },
  endsCards: { one: '{count} saved card is deleted, here and at the payment provider.', other: '{count} saved cards are deleted, here and at the payment provider.' },
  keepsCards: { one: '{count} saved card stays for when you come back. Nothing can be charged to it until then.', other: '{count} saved cards stay for when you come back. Nothing can be charged to them until then.' },
  keepsReceipts: { one: 'We keep the receipt of {count} payment, as tax law requires. Download it first if you need it.', other: 'We keep the receipts of {count} payments, as tax law requires. Download them first if you need them.' },
} as const
