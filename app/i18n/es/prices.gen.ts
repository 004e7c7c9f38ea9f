// Generated from app/i18n/messages/es/prices.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const prices: WordsOf<'prices', 'es'> = {
  title: 'Precios',
  description: 'Cuánto cuestan los anuncios y los banners en Haulpost: paquetes de 30 días, mejoras y renovación automática.',
  lead: 'Un paquete mantiene un anuncio en el sitio 30 días. Pagas una vez; se renueva solo si tú quieres. Leer y buscar es gratis.',
  packagesTitle: 'Paquetes',
  period: 'por 30 días',
  partsTitle: 'Qué incluye',
  categoryPost: 'Tu anuncio en su categoría y en la búsqueda.',
  tickerPost: 'Tu anuncio en el cintillo, arriba en la página de inicio. Si hay más de 20 pagados, se turnan.',
  categoryBillboard: 'Un banner hecho con tu anuncio en la página de su categoría.',
  homeBillboard: 'El mismo banner también en la página de inicio.',
  topPlace: 'Sube un anuncio publicado por encima de todos los demás, una vez: en su categoría, en la página de inicio y entre los resultados igual de relevantes de la búsqueda. Los anuncios nuevos y los que suban después quedan otra vez arriba. La fecha de publicación y el último día no cambian.',
  choose: 'Elegir',
  post: 'Publicar anuncio',
  upgradeTitle: 'Pasar a un paquete superior',
  upgradeText: 'Mientras dura un paquete, puedes pasar a uno superior y pagar la diferencia. Se agrega lo que faltaba; el último día no cambia.',
  upgradeFrom: 'Ya tienes',
  renewTitle: 'Más días y renovación',
  renewExtend: 'Otros 30 días cuestan lo mismo que el paquete. Empiezan cuando terminan los actuales.',
  renewText: 'La renovación automática está desactivada hasta que la actives. Cobra el precio del paquete cada 30 días, y un correo avisa de cada cobro una semana antes. Puedes desactivarla cuando quieras en Pagos; conservas los días pagados.',
  bumpTitle: 'Subir al primer lugar, {amount}',
  bumpText: 'Se puede subir cualquier anuncio publicado que no esté ya en el primer lugar, las veces que quieras. El botón está en su tarjeta, en tu panel.',
  bannersTitle: 'Banners',
  bannersText: 'Estos paquetes incluyen banners, para un anuncio cada uno:',
  bannersWhere: '{package}, {amount}: {parts}',
  bannersHow: 'Te contactamos sobre tu banner en las 24 horas siguientes al pago. Sus 30 días empiezan con la aprobación, o en un día posterior que tú elijas.',
  bannersAlone: '¿Quieres un banner sin anuncio? [Envíalo](/post-ad?write=1) o [escríbenos](/contact): acordamos contigo el lugar, el tiempo y el precio.',
  moneyTitle: 'Pago',
  moneyText: 'Todos los precios son en dólares de EE. UU. y no se agrega nada al pagar. Cada cobro viene con un recibo por correo. Consulta también los [términos del servicio](/terms) y la [política de reembolsos](/refund-policy).',
}
