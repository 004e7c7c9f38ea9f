// Generated from app/i18n/messages/en/texts.arb by `npm run messages`.

/** What the text pages say around their texts. `[words](address)` is a link in all of them. */
export const texts = {
  contents: 'On this page',
  changed: 'Last updated {day}',
  noOperator: 'The operator has not published a name and an address here yet. The [contact form](/contact) reaches them.',
  phone: 'Phone',
  email: 'Email',
  taxId: 'Tax ID',
} as const
