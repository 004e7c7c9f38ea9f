import type { WordsOf } from '../translate.ts'

export const accountMails: WordsOf<'accountMails', 'es'> = {
  greeting: 'Hola, {name}:',
  greetingNobody: 'Hola:',
  ignore: 'Si no lo pediste tú, ignora este correo.',
  linkText: 'Si el botón no funciona, copia este enlace en tu navegador:',
  notYou: 'Si no fuiste tú, cambia tu contraseña cuanto antes: así se cerrarán todas las demás sesiones.',
  confirmSubject: 'Confirma tu correo para {site}',
  confirmBody: 'Gracias por registrarte en {site}. Confirma que este es tu correo.',
  confirmLife: 'El enlace se puede usar una sola vez y vence en 24 horas.',
  resetSubject: 'Restablece tu contraseña de {site}',
  resetBody: 'Recibimos una solicitud para restablecer la contraseña de tu cuenta.',
  resetButton: 'Elegir una contraseña nueva',
  resetLife: 'El enlace se puede usar una sola vez y vence en 30 minutos.',
  passwordChangedSubject: 'Se cambió tu contraseña de {site}',
  passwordChangedBody: 'La contraseña de tu cuenta se acaba de cambiar.',
  passkeysEnded:
    'También se quitaron las llaves de acceso de tu cuenta. Puedes agregar otras en la configuración.',
  changeEmailSubject: 'Confirma tu correo nuevo para {site}',
  changeEmailBody:
    'Se pidió usar este correo en tu cuenta de {site}. Hasta que lo confirmes, se sigue usando el anterior.',
  changeEmailLife: 'El enlace se puede usar una sola vez y vence en 60 minutos.',
  emailChangedSubject: 'Se cambió tu correo de {site}',
  emailChangedBody: 'Tu cuenta ahora usa {email}.',
  undoBody: 'Si no fuiste tú, deshaz el cambio: se cerrarán todas las sesiones y elegirás otra contraseña.',
  undoLife: 'El enlace se puede usar una sola vez y vence en 7 días.',
  newDeviceSubject: 'Nuevo acceso a tu cuenta de {site}',
  newDeviceBody: 'Nuevo inicio de sesión: {browser}, {time}.',
  newDeviceSetting: 'Puedes desactivar estos correos en la configuración.',
  twoFactorOnSubject: 'Se activó la verificación en dos pasos en tu cuenta de {site}',
  twoFactorOnBody: 'Desde ahora, al iniciar sesión se pide un código de tu app de autenticación.',
  twoFactorOffSubject: 'Se desactivó la verificación en dos pasos en tu cuenta de {site}',
  twoFactorOffBody: 'Al iniciar sesión ya no se pide un código: basta con la contraseña.',
  passkeyAddedSubject: 'Tu cuenta en {site} tiene una nueva llave de acceso',
  passkeyAddedBody: 'Se agregó la llave de acceso “{passkey}”. Con ella puedes entrar sin la contraseña.',
  passkeyRemovedSubject: 'Se quitó una llave de acceso de tu cuenta en {site}',
  passkeyRemovedBody: 'Con la llave de acceso “{passkey}” ya no se puede entrar.',
  suspendedSubject: 'Tu cuenta en {site} fue suspendida',
  suspendedBody:
    'Suspendimos tu cuenta en {site}. Cerramos todas tus sesiones, ya no puedes entrar y no se muestra nada de lo que publicaste.',
  suspendedMoney:
    'No se te cobrará nada más: los paquetes con renovación automática terminan con el período que ya pagaste.',
  suspendedMistake: 'Si crees que es un error, escríbenos.',
  supportButton: 'Contactar a soporte',
  unsuspendedSubject: 'Tu cuenta en {site} está activa de nuevo',
  unsuspendedBody:
    'Tu cuenta está activa de nuevo. Ya puedes entrar, y tus anuncios vuelven al sitio por el resto del tiempo pagado.',
  renewalsEnded:
    'Las renovaciones automáticas siguen desactivadas. Puedes activarlas de nuevo en Pagos antes de que termine el tiempo pagado.',
  signInButton: 'Iniciar sesión',
  reactivatedSubject: 'Tu cuenta en {site} está activa de nuevo',
  reactivatedBody:
    'Soporte reactivó tu cuenta. Entra como siempre; tus anuncios vuelven al sitio por el resto del tiempo pagado.',
  reactivatedNotYou:
    'Si no lo pediste, entra, desactiva la cuenta otra vez en la configuración y elige una contraseña nueva.',
  deactivatedSubject: 'Tu cuenta en {site} está desactivada',
  deactivatedBody:
    'Desactivaste tu cuenta. Se cerró la sesión en todos tus dispositivos y nada de lo que publicaste se muestra. No se cobrará nada más.',
  deactivatedBack: 'Para volver, escríbenos: reactivamos la cuenta con todo lo que tenía.',
  deactivatedNotYou: 'Si no fuiste tú, escríbenos de inmediato.',
  deletedSubject: 'Tu cuenta en {site} se eliminó',
  deletedBody:
    'Eliminaste tu cuenta. Tu perfil y todo lo que publicaste se borraron, y no se cobrará nada más.',
  deletedLast: 'Este es el último correo que enviamos a esta dirección. Si no fuiste tú, escríbenos.',
}
