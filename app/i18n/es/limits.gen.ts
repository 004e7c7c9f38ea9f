// Generated from app/i18n/messages/es/limits.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const limits: WordsOf<'limits', 'es'> = {
  title: 'Espera un momento',
  wait: { one: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} segundo.', many: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} de segundos.', other: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} segundos.' },
  waitMinutes: { one: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} minuto.', many: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} de minutos.', other: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} minutos.' },
  waitHours: { one: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} hora.', many: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} de horas.', other: 'Demasiadas solicitudes. Inténtalo de nuevo en {count} horas.' },
}
