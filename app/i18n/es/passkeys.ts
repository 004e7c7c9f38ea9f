import type { WordsOf } from '../translate.ts'

export const passkeys: WordsOf<'passkeys', 'es'> = {
  title: 'Llaves de acceso',
  lead: 'Entra con tu huella, tu cara o el PIN del dispositivo: sin contraseña ni códigos.',
  manage: 'Administrar llaves de acceso',
  none: 'Todavía no tienes llaves de acceso.',
  add: 'Agregar una llave de este dispositivo',
  notAdded: 'No se agregó ninguna llave',
  notAccepted: 'El dispositivo no creó una llave válida para este sitio. Inténtalo de nuevo.',
  tooMany: 'Ya tienes {max} llaves de acceso. Quita una primero.',
  unknown: 'Esa llave de acceso ya no existe.',
  wrong: 'Ninguna llave abrió una cuenta. Entra con tu contraseña.',
  signIn: 'Entrar con una llave de acceso',
  thisDevice: 'Este dispositivo',
  nameRequired: 'Ponle un nombre',
  remove: 'Quitar: {name}',
  facts: 'Agregada el {day}',
  factsUsed: 'Agregada el {day}, usada por última vez el {used}',
  needsScript: 'Las llaves de acceso necesitan JavaScript.',
}
