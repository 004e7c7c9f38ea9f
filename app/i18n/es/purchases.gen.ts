// Generated from app/i18n/messages/es/purchases.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** What was bought with a listing: its placements, what is left to do, what was paid. */
export const purchases: WordsOf<'purchases', 'es'> = {
  title: 'Lo que compraste',
  open: 'Lo que compraste',
  placements: 'Dónde se muestra',
  payments: 'Lo que pagaste',
  refunded: '{amount} reembolsados',
  startsWhenShown: 'Sus 30 días empiezan el día en que aparece por primera vez.',
  seeIt: 'Verlo en el sitio',
  openBillboard: 'Abrir el banner',
  you: 'Te toca a ti:',
  us: 'Nos toca a nosotros:',
  placed: 'En el sitio',
  todo: 'En colocación',
  waiting: 'En revisión',
  blocked: 'No se muestra',
  notShown: 'No se muestra',
  stepReview: 'Revisamos el anuncio en un plazo de 24 horas y después lo ponemos en la página.',
  stepPlace: 'Lo ponemos en la página en un plazo de 24 horas.',
  stepPlaced: 'No queda nada por hacer.',
  stepPicture: 'añade una imagen. Sin ella, el banner es un recuadro oscuro con solo el título.',
  stepRejected: 'cambia el anuncio: se rechazó. El motivo está en su página.',
  stepOff: 'está desactivado. Actívalo para mostrarlo de nuevo; sus días siguen contando.',
  stepRemoved: 'Se retiró por incumplir las reglas.',
  stepDeleted: 'Se eliminó.',
  stepHidden: 'Está oculto junto con su cuenta.',
  stepLater: 'Empieza el primer día de su calendario.',
  stepEnded: 'Sus días han terminado.',
  changeWaits: 'Tu cambio está en revisión; sigue en línea la versión aprobada.',
}
