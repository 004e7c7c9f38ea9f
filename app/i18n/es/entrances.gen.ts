// Generated from app/i18n/messages/es/entrances.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const entrances: WordsOf<'entrances', 'es'> = {
  dayCabs: 'Tractocamiones day cab',
  reeferTrailers: 'Cajas refrigeradas',
  open247: 'Abierto 24/7',
  fenced: 'Con cerca',
  trailerDrop: 'Se puede dejar la caja',
}
