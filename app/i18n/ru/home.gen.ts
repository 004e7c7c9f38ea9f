// Generated from app/i18n/messages/ru/home.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const home: WordsOf<'home', 'ru'> = {
  headline: 'Траки, работа и место для стоянки',
  lead: 'Объявления водителей, перевозчиков, сервисов и дилеров. Ищите, читайте и публикуйте на русском, английском или испанском.',
  what: 'Что ищете',
  partsCounted: 'Разделы и число объявлений',
  parts: 'Разделы',
  jobs: 'Работа',
  trucks: 'Траки и трейлеры',
  services: 'Услуги',
  parking: 'Стоянки',
  askedReefer: 'Реф, дома каждую неделю',
  askedSleeper: 'Траки со спальником',
  askedParking: 'Стоянки 24/7',
}
