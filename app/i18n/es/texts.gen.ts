// Generated from app/i18n/messages/es/texts.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** What the text pages say around their texts. `[words](address)` is a link in all of them. */
export const texts: WordsOf<'texts', 'es'> = {
  contents: 'En esta página',
  changed: 'Último cambio: {day}',
  noOperator: 'El responsable del sitio aún no ha publicado aquí su nombre ni su dirección. Puedes escribirle con el [formulario de contacto](/contact).',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  taxId: 'ID fiscal',
}
