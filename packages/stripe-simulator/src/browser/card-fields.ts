/** What a card form asks for. */
export type CardField = 'number' | 'expiry' | 'code'

const digits = (text: string) => text.replace(/\D/gu, '')

/** '4242424242424242' → '4242 4242 4242 4242'. */
const grouped = (text: string) =>
  digits(text)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/gu, '$1 ')

/** '1234' → '12 / 34', and '5' → '05' because no month begins with it. */
function asExpiry(text: string): string {
  const typed = digits(text).replace(/^([2-9])/u, '0$1')
  return typed.slice(0, 4).replace(/^(..)(.+)/u, '$1 / $2')
}

/** How a field shows what was typed into it. */
export const SHOWN: Readonly<Record<CardField, (text: string) => string>> = {
  number: grouped,
  expiry: asExpiry,
  code: (text) => digits(text).slice(0, 4),
}

/** Whether a field can be sent. The provider judges the rest. */
export const IS_COMPLETE: Readonly<Record<CardField, (text: string) => boolean>> = {
  number: (text) => digits(text).length >= 14,
  expiry: (text) => /^\d\d \/ \d\d$/u.test(text),
  code: (text) => /^\d{3,4}$/u.test(text),
}

/** A card as the provider's interface takes it. */
export function cardParameters(values: Readonly<Record<CardField, string>>): Record<string, string> {
  const [month = '', year = ''] = values.expiry.split(' / ')
  return {
    'card[number]': digits(values.number),
    'card[exp_month]': month,
    'card[exp_year]': year,
    'card[cvc]': values.code,
  }
}
