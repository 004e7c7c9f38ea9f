import type { WordsOf } from '../translate.ts'

export const accountMails: WordsOf<'accountMails', 'es'> = {
  greeting: 'Hola, {name}:',
  greetingNobody: 'Hola:',
  ignore: 'Si no fuiste tú, ignora este correo y no pasará nada.',
  linkText: 'Si el botón no funciona, abre esta dirección:',
  notYou: 'Si no fuiste tú, elige otra contraseña cuanto antes: así se cerrarán todas las demás sesiones.',
  confirmSubject: 'Confirma tu correo para {site}',
  confirmBody: 'Gracias por registrarte en {site}. Confirma que esta es tu dirección.',
  confirmLife: 'El enlace funciona una vez, durante 24 horas.',
  resetSubject: 'Una contraseña nueva para {site}',
  resetBody: 'Alguien, esperamos que tú, quiere elegir una contraseña nueva para tu cuenta.',
  resetButton: 'Elegir una contraseña nueva',
  resetLife: 'El enlace funciona una vez, durante 30 minutos.',
  passwordChangedSubject: 'Se cambió tu contraseña de {site}',
  passwordChangedBody: 'La contraseña de tu cuenta se acaba de cambiar.',
  changeEmailSubject: 'Confirma tu nuevo correo para {site}',
  changeEmailBody:
    'Tu cuenta de {site} va a usar esta dirección. Hasta que la confirmes, se sigue usando la anterior.',
  changeEmailLife: 'El enlace funciona una vez, durante 60 minutos.',
  emailChangedSubject: 'Se cambió tu correo de {site}',
  emailChangedBody: 'Tu cuenta ahora usa {email}.',
  undoBody: 'Si no fuiste tú, deshaz el cambio: se cerrarán todas las sesiones y elegirás otra contraseña.',
  undoLife: 'El enlace funciona una vez, durante 7 días.',
  newDeviceSubject: 'Nuevo acceso a tu cuenta de {site}',
  newDeviceBody:
    'Alguien entró con un navegador que no habíamos visto antes: {browser}, desde {network}, a las {time}.',
  newDeviceSetting: 'Puedes desactivar estos correos en los ajustes.',
}
