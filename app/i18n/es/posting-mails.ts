import type { WordsOf } from '../translate.ts'

export const postingMails: WordsOf<'postingMails', 'es'> = {
  postedSubject: 'Su anuncio ya está publicado: {title}',
  postedBody: '«{title}» ya lo puede ver todo el mundo. Su número es {number}.',
  heldSubject: 'Su anuncio está en revisión: {title}',
  heldBody:
    'Recibimos el pago de «{title}», número {number}. Revisamos los primeros anuncios de cada cuenta nueva antes de publicarlos. Los 30 días empiezan cuando se apruebe; entonces le escribiremos.',
  heldButton: 'Abrir su panel',
  postedPaid: 'Paquete: {package}. Importe: {amount}.',
  postedUntil: 'Estará publicado hasta el {day}.',
  adminPackage: 'admin',
  showButton: 'Ver el anuncio',
  billboardSubject: 'Hay un banner pagado en espera: {title}',
  billboardBody:
    'El anuncio «{title}» (número {number}) se pagó con el paquete {package}; comprador: {buyer}. Con él se preparó un banner que espera su revisión.',
  billboardPromise: 'Al comprador se le dijo que lo contactarán en un plazo de 24 horas.',
  reviewButton: 'Revisar el banner',
  endingSubject: 'Su anuncio termina pronto: {title}',
  endingBody: '«{title}» sale del sitio el {day}.',
  endingRenew:
    'Publíquelo de nuevo ahora y los 30 días nuevos empiezan cuando terminen los actuales: no pierde nada de lo que pagó.',
  renewButton: 'Publicar de nuevo',
  endingSetting: 'Puede desactivar estos correos en la configuración de su cuenta.',
  draftSubject: 'Su anuncio aún no está publicado: {title}',
  draftBody:
    'Escribió «{title}» pero no lo pagó, así que nadie puede verlo. Todo lo que escribió está guardado.',
  draftEnd: 'Si cambió de idea, no haga nada: el borrador se elimina el {day}.',
  draftButton: 'Continuar',
}
