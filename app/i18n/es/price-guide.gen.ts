// Generated from app/i18n/messages/es/price-guide.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const priceGuide: WordsOf<'priceGuide', 'es'> = {
  usual: 'lo usual: {range} ({count} aquí)',
  below: 'Por debajo de lo usual',
  within: 'Dentro de lo usual',
  above: 'Por encima de lo usual',
  middle: { one: '{median} es el valor central de {count} anuncio como este aquí en los últimos 24 meses. La mitad central: {half}; todos: {all}.', many: '{median} es el valor central de {count} de anuncios como este aquí en los últimos 24 meses. La mitad central: {half}; todos: {all}.', other: '{median} es el valor central de {count} anuncios como este aquí en los últimos 24 meses. La mitad central: {half}; todos: {all}.' },
  usualPrices: 'Precios y pagos usuales',
  usualPricesLead: 'El valor central de lo que piden los anuncios de este sitio en los últimos 24 meses, y el rango de la mitad de ellos.',
}
