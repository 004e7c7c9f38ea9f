// Generated from app/i18n/messages/es/limits.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const limits: WordsOf<'limits', 'es'> = {
  wait: 'Demasiadas solicitudes. Inténtalo de nuevo en {seconds} s.',
}
