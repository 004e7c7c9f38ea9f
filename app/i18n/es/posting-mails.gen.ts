// Generated from app/i18n/messages/es/posting-mails.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const postingMails: WordsOf<'postingMails', 'es'> = {
  postedSubject: 'Tu anuncio ya está publicado: {title}',
  postedBody: '“{title}” ya está publicado (No. {number}).',
  heldSubject: 'Tu anuncio está en revisión: {title}',
  heldBody: 'Recibimos el pago de “{title}” (No. {number}). Revisamos los primeros anuncios de cada cuenta nueva antes de publicarlos. Los 30 días empiezan cuando se apruebe; entonces te escribiremos.',
  heldButton: 'Abrir tu panel',
  postedPaid: 'Paquete: {package}. Monto: {amount}.',
  postedUntil: 'Estará publicado hasta el {day}.',
  adminPackage: 'de administrador',
  showButton: 'Ver el anuncio',
  billboardSubject: 'Un banner pagado espera revisión: {title}',
  billboardBody: 'El anuncio “{title}” (No. {number}) se pagó con el paquete {package}; comprador: {buyer}. Con él se preparó un banner que espera tu revisión.',
  billboardPromise: 'Le prometimos al comprador contactarlo en un plazo de 24 horas.',
  reviewButton: 'Revisar el banner',
  endingSubject: 'Tu anuncio está por vencer: {title}',
  endingBody: '“{title}” vence el {day}.',
  endingRenew: 'Vuelve a publicarlo ahora y los 30 días nuevos empezarán cuando terminen los actuales: no pierdes tiempo pagado.',
  renewButton: 'Volver a publicar',
  endingSetting: 'Puedes desactivar estos correos en la configuración de tu cuenta.',
  unpaidSubject: 'Tu anuncio aún no está publicado: {title}',
  unpaidBody: 'Escribiste “{title}” pero no lo pagaste, así que nadie puede verlo. Todo lo que escribiste está guardado.',
  unpaidEnd: 'Si cambiaste de idea, no hagas nada: el anuncio se eliminará el {day}.',
  unpaidButton: 'Continuar y pagar',
  unpaidSetting: 'Puedes desactivar estos correos en tu perfil.',
  heldPriceBody: 'Recibimos tu pago por “{title}” (núm. {number}). El precio es menos de la mitad de lo que suelen pedir aquí por anuncios parecidos, así que lo revisamos antes de publicarlo. Si el precio es un error, corrígelo en tu panel. Tus 30 días empiezan cuando se apruebe, y te avisaremos por correo.',
}
