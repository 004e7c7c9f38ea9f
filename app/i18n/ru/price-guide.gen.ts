// Generated from app/i18n/messages/ru/price-guide.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const priceGuide: WordsOf<'priceGuide', 'ru'> = {
  usual: 'обычно {range} ({count} на сайте)',
  below: 'Ниже обычного',
  within: 'В пределах обычного',
  above: 'Выше обычного',
  middle: { one: 'Посередине — {median}: так выходит по {count} похожему объявлению на сайте за последние 24 месяца. Половина из них — {half}, все вместе — {all}.', few: 'Посередине — {median}: так выходит по {count} похожим объявлениям на сайте за последние 24 месяца. Половина из них — {half}, все вместе — {all}.', many: 'Посередине — {median}: так выходит по {count} похожим объявлениям на сайте за последние 24 месяца. Половина из них — {half}, все вместе — {all}.', other: 'Посередине — {median}: так выходит по {count} похожего объявления на сайте за последние 24 месяца. Половина из них — {half}, все вместе — {all}.' },
}
