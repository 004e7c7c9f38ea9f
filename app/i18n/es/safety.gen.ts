// Generated from app/i18n/messages/es/safety.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const safety: WordsOf<'safety', 'es'> = {
  title: 'Consejos de seguridad',
  description: 'Cómo comprar, vender y buscar trabajo en el transporte de carga sin que te estafen.',
  buyTitle: 'Si compras',
  buySee: 'Ve el camión o el tráiler antes de pagar, o manda a alguien que sepa. Arráncalo en frío, lee los códigos, revísalo por abajo.',
  buyPapers: 'Compara el VIN del chasis con el título. Revisa que el título no tenga gravámenes y que esté a nombre del vendedor.',
  buyPay: 'Paga cuando recibas el vehículo junto con el título. Nunca pagues con tarjetas de regalo ni criptomonedas, ni por un enlace de “escrow” que te mande un desconocido.',
  buyPrice: 'Un precio muy por debajo de los demás es el anzuelo de siempre.',
  sellTitle: 'Si vendes',
  sellCheck: 'Llama al banco que emitió el cheque de caja, a un número que tú hayas buscado. Entrega el título cuando el dinero de verdad haya llegado.',
  sellOver: 'Nadie paga de más por error. No aceptes un cheque por más del precio.',
  sellDrive: 'Antes de una prueba de manejo, mira la CDL y el seguro, y ve tú también.',
  workTitle: 'Si buscas trabajo',
  workCarrier: 'Busca el número USDOT de la compañía en [safer.fmcsa.dot.gov](https://safer.fmcsa.dot.gov/): autoridad, seguro, inspecciones.',
  workFree: 'Nunca pagues para que te den trabajo.',
  workPapers: 'Da tu número de Seguro Social, tus datos bancarios y la copia de tu licencia solo a una compañía que ya revisaste, y al firmar.',
  workLease: 'Lee completo un contrato de lease-purchase: precio total, descuentos por semana, escrow y qué pasa si te vas. Llévatelo a casa antes de firmar.',
  loadTitle: 'Cargas y despacho',
  loadBroker: 'Llama al bróker al número que aparece en FMCSA, no al del correo. El doble brokeraje empieza con un teléfono cambiado.',
  loadDispatch: 'Un despachador no necesita la contraseña de tu banco ni la de tu factoring.',
  siteTitle: 'Lo que nunca hacemos',
  siteAsk: 'Nunca te pedimos la contraseña ni un código para entrar, y nunca tomamos números de tarjeta por teléfono, correo o mensaje. Se paga solo en {host}.',
  siteMiddle: 'No guardamos dinero, no entregamos nada ni ofrecemos escrow. Quien lo diga en nuestro nombre quiere estafarte.',
  reportTitle: 'Si algo anda mal',
  reportUs: 'Reporta el anuncio con el enlace de su página. Si perdiste dinero, avísanos también con el [formulario de contacto](/contact), para que lo detengamos.',
  reportOthers: 'Reporta un fraude en [reportfraud.ftc.gov](https://reportfraud.ftc.gov/) y en [ic3.gov](https://www.ic3.gov/), y los problemas con compañías y brókeres en [nccdb.fmcsa.dot.gov](https://nccdb.fmcsa.dot.gov/). Si estás en peligro, llama al 911.',
}
