// Generated from app/i18n/messages/es/common.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const common: WordsOf<'common', 'es'> = {
  siteName: 'Haulpost',
  signInFirst: 'Primero inicia sesión.',
  adminsNeedTwoFactor: 'Los administradores de este sitio necesitan la verificación en dos pasos. Actívala primero en la configuración.',
  adminsOnly: 'Acceso denegado: necesitas permisos de administrador para ver esta página.',
  unexpected: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
  requestNumber: 'Número de solicitud: {id}',
  badAddress: 'Este enlace no es válido.',
  badRequest: 'No se entendió la solicitud. No se cambió nada.',
  checkField: 'Revisa este campo.',
  phoneInvalid: 'Escribe los diez dígitos de un número de EE. UU., o un número de otro país con su +',
  crossSite: 'La solicitud vino de otro sitio, así que no se hizo nada.',
  wrongHost: 'Este sitio no funciona con ese nombre.',
  tooLarge: 'Son demasiados datos. No se cambió nada.',
  jsonOnly: 'Envía los datos en formato JSON.',
  wrongMethod: 'Esta dirección no acepta ese tipo de solicitud.',
  tooBusy: 'El sitio está saturado en este momento. Inténtalo en un minuto.',
  notFound: 'Página no encontrada',
  fillIn: 'Completa: {field}',
}
