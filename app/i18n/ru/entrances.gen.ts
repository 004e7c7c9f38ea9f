// Generated from app/i18n/messages/ru/entrances.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const entrances: WordsOf<'entrances', 'ru'> = {
  dayCabs: 'Дэй-кэбы',
  reeferTrailers: 'Рефрижераторы',
  open247: 'Круглосуточно',
  fenced: 'С ограждением',
  trailerDrop: 'Можно оставить трейлер',
}
