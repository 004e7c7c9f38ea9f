// Generated from app/i18n/messages/es/forms.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const forms: WordsOf<'forms', 'es'> = {
  draftSaved: 'Borrador guardado',
  wrongFields: { one: 'Revisa {count} campo', many: 'Revisa {count} campos', other: 'Revisa {count} campos' },
  draftFailed: 'El borrador aún no se guardó. Lo intentamos otra vez con tu próximo cambio.',
  sessionEnded: 'Tu sesión terminó. Tu texto se queda aquí: [inicia sesión en otra pestaña](/signin) y continúa.',
  restored: 'Guardamos lo que escribiste la última vez.',
  startOver: 'Empezar de nuevo',
  otherDrafts: 'Otros borradores de este formulario:',
  draftOf: 'Borrador del {when}',
  stale: 'Mientras tanto se guardó otra versión. No se pierde nada: elige cuál se queda.',
  staleTitle: 'Mientras tanto se guardó otra versión',
  staleText: 'Otra persona, o tú en otra pestaña, guardó cambios después de que abriste el formulario. Aquí están las dos versiones. Si dejas la tuya, reemplaza a la otra. También puedes corregir el formulario y guardarlo de nuevo.',
  staleDraft: 'Si tomas la otra, lo que escribiste queda como borrador.',
  differences: { one: 'Hay {count} campo distinto:', many: 'Hay {count} de campos distintos:', other: 'Hay {count} campos distintos:' },
  emptyField: 'vacío',
  theirs: 'La otra, ya guardada',
  yours: 'La tuya, sin guardar',
  takeTheirs: 'Tomar la otra',
  keepMine: 'Dejar la mía',
}
