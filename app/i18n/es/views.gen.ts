// Generated from app/i18n/messages/es/views.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const views: WordsOf<'views', 'es'> = {
  noSuchItem: 'Este anuncio no está disponible.',
}
