// Generated from app/i18n/messages/es/posting-rules.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const postingRules: WordsOf<'postingRules', 'es'> = {
  title: 'Reglas de publicación',
  description: 'Qué puedes publicar en Haulpost, qué no y qué pasa con los anuncios que violan las reglas.',
  goodTitle: 'Todo anuncio',
  goodTrue: 'El título, el texto y el precio son ciertos. Marca como vendido lo que ya no está, o elimínalo.',
  goodOne: 'Un anuncio por cada oferta, en la categoría que le toca. Mientras un anuncio esté publicado, no se puede publicar otro igual.',
  goodReach: 'El teléfono, el correo o el sitio web funcionan, son tuyos y están en su campo: en el texto, los números y las direcciones web no son enlaces.',
  goodPictures: 'Las fotos muestran lo que ofreces y puedes usarlas. Hasta 5 fotos de 10 MB cada una; borramos el lugar donde se tomaron.',
  goodLanguage: 'Español, inglés o ruso; basta un idioma.',
  jobsTitle: 'Trabajos, cargas y vivienda',
  jobsPay: 'Di la paga y las condiciones como son. Si tu estado exige poner el rango de pago en la oferta, ponlo.',
  jobsFree: 'Nunca pidas dinero a quien busca trabajo. Pide el número de Seguro Social o datos bancarios solo al firmar un contrato.',
  jobsFair: 'No excluyas ni prefieras a nadie por raza, color, religión, sexo, origen nacional, discapacidad, edad o situación familiar cuando la ley lo prohíbe. Vale para trabajos y para vivienda.',
  jobsAuthority: 'Usa solo un número MC o USDOT que sea tuyo.',
  noTitle: 'Lo que no puedes publicar',
  noIllegal: 'Nada ilegal: vehículos o carga robados, papeles falsos, CDL o tarjetas médicas en venta, alteración de sistemas de emisiones o de bitácoras electrónicas, drogas.',
  noScam: 'Estafas: anticipos por algo que nadie ha visto, depósitos en garantía falsos, cheques por más del precio, phishing.',
  noHidden: 'Vehículos con el VIN o el odómetro alterado, o con título salvage o rebuilt que el texto no menciona.',
  noHate: 'Insultos, amenazas, odio y pornografía.',
  noPrivate: 'Datos personales de otros sin su permiso.',
  noSpam: 'Pirámides, programas maliciosos, enlaces a sitios bloqueados y texto que no tiene que ver con la oferta.',
  bannersTitle: 'Banners',
  bannersText: 'Para los banners valen las mismas reglas. Revisamos cada banner antes de mostrarlo y después de cada cambio.',
  reviewTitle: 'Revisión y reportes',
  reviewBefore: 'Normalmente un anuncio se publica en cuanto se paga. Los primeros anuncios de una cuenta nueva y los que enlazan a un sitio bloqueado pueden esperar nuestra revisión; los 30 días de un anuncio nuevo empiezan entonces con la aprobación.',
  reviewReport: 'Cada anuncio y cada banner tiene un enlace para reportarlo; no hace falta una cuenta. Solo nosotros leemos los reportes. El anunciante no sabrá quién lo reportó.',
  reviewReject: 'Lo que viola una regla se rechaza o se retira, y te llega el motivo por correo. Un banner que corriges vuelve solo a revisión. Después de corregir un anuncio, avísanos con el [formulario de contacto](/contact).',
  reviewMoney: 'La renovación automática de un anuncio rechazado o retirado termina. La [política de reembolsos](/refund-policy) dice qué pasa con el dinero.',
  reviewBan: 'Las cuentas que engañan o siguen violando las reglas se suspenden: consulta los [términos](/terms#misuse).',
}
