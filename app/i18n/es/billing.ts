import type { WordsOf } from '../translate.ts'

export const billing: WordsOf<'billing', 'es'> = {
  packages: 'Paquete',
  packagesLead: 'Cada paquete dura 30 días.',
  single: 'Un anuncio',
  silver: 'Plata',
  gold: 'Oro',
  platinum: 'Platino',
  popular: 'El más elegido',
  saving: 'Valor {value}, ahorra {saving}',
  categoryPost: 'Anuncio en la categoría',
  tickerPost: 'Anuncio en el letrero',
  categoryBillboard: 'Banner en la categoría',
  homeBillboard: 'Banner en la página principal',
  billboardNote: 'A quien compra un banner lo contactamos en las 24 horas siguientes al pago.',
}
