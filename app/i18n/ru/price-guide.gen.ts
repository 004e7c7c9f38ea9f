// Generated from app/i18n/messages/ru/price-guide.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const priceGuide: WordsOf<'priceGuide', 'ru'> = {
  usual: 'обычно {range} ({count} на сайте)',
  below: 'Ниже обычного',
  within: 'В пределах обычного',
  above: 'Выше обычного',
  middle: { one: '{median} — середина {count} похожего объявления на сайте за последние 24 месяца. Половина: {half}, все: {all}.', few: '{median} — середина {count} похожих объявлений на сайте за последние 24 месяца. Половина: {half}, все: {all}.', many: '{median} — середина {count} похожих объявлений на сайте за последние 24 месяца. Половина: {half}, все: {all}.', other: '{median} — середина {count} похожего объявления на сайте за последние 24 месяца. Половина: {half}, все: {all}.' },
}
