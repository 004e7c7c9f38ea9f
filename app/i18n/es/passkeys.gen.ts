// Generated from app/i18n/messages/es/passkeys.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const passkeys: WordsOf<'passkeys', 'es'> = {
  title: 'Llaves de acceso',
  lead: 'Inicia sesión con tu huella, tu cara o el PIN del dispositivo: sin contraseña ni códigos.',
  manage: 'Administrar llaves de acceso',
  none: 'Todavía no tienes llaves de acceso.',
  add: 'Agregar llave de acceso',
  notAdded: 'No se agregó ninguna llave',
  notAccepted: 'Tu dispositivo no pudo crear una llave de acceso para este sitio. Inténtalo de nuevo.',
  tooMany: 'Ya tienes {max} llaves de acceso. Quita una primero.',
  unknown: 'Esa llave de acceso ya no existe.',
  wrong: 'La llave de acceso no abrió ninguna cuenta. Inicia sesión con tu contraseña.',
  signIn: 'Usar una llave de acceso',
  use: 'Usar una llave de acceso',
  notShown: 'No se usó ninguna llave de acceso',
  usePassword: 'Escribe tu contraseña.',
  notYours: 'Esa llave de acceso no es de tu cuenta.',
  thisDevice: 'Este dispositivo',
  nameRequired: 'Ponle un nombre a la llave',
  remove: 'Quitar: {name}',
  facts: 'Agregada el {day}',
  factsUsed: 'Agregada el {day}, usada por última vez el {used}',
  needsScript: 'Las llaves de acceso necesitan JavaScript.',
}
