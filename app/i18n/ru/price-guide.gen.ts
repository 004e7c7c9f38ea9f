// Generated from app/i18n/messages/ru/price-guide.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const priceGuide: WordsOf<'priceGuide', 'ru'> = {
  usual: 'обычно {from}–{to} из {count} на сайте',
  below: 'Ниже обычного',
  within: 'В пределах обычного',
  above: 'Выше обычного',
  middle: { one: '{median} — середина {count} похожего объявления на сайте за последние 24 месяца. В половине из них — от {from} до {to}, во всех — от {lowest} до {highest}.', few: '{median} — середина {count} похожих объявлений на сайте за последние 24 месяца. В половине из них — от {from} до {to}, во всех — от {lowest} до {highest}.', many: '{median} — середина {count} похожих объявлений на сайте за последние 24 месяца. В половине из них — от {from} до {to}, во всех — от {lowest} до {highest}.', other: '{median} — середина {count} похожего объявления на сайте за последние 24 месяца. В половине из них — от {from} до {to}, во всех — от {lowest} до {highest}.' },
}
