// Generated from app/i18n/messages/es/about.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const about: WordsOf<'about', 'es'> = {
  title: 'Acerca de Haulpost',
  description: 'Qué es Haulpost, cómo funciona, de qué vive y quién está detrás.',
  whatTitle: 'Qué es',
  what: 'Haulpost es un tablero de anuncios del transporte de carga y de los negocios que lo rodean: camiones y tráileres, trabajos con CDL, talleres, estacionamientos, seguros y servicios locales.',
  languages: 'El sitio está en español, inglés y ruso. Quien publica elige el idioma; los anuncios se muestran como se escribieron.',
  howTitle: 'Cómo funciona',
  howRead: 'Leer, buscar y llamar es gratis y no requiere cuenta.',
  howPost: 'Un anuncio se paga y dura 30 días. Los [precios](/prices) son iguales para todos.',
  howTop: 'Los lugares en el cintillo y los banners son pagados, o los elegimos nosotros. Por eso están arriba.',
  howCount: 'Las vistas se cuentan, no se inventan: cada visitante cuenta una vez en cinco minutos; los robots y el propio anunciante, ninguna.',
  howReport: 'Cualquiera puede reportar un anuncio. Las [reglas de publicación](/posting-rules) dicen qué retiramos.',
  moneyTitle: 'De qué vive',
  money: 'De los paquetes y los banners. No vendemos datos ni mostramos publicidad de otras redes: consulta la [política de privacidad](/privacy-policy).',
  operatorTitle: 'Quién lo administra',
  contactTitle: 'Escríbenos',
  contact: 'Preguntas, correcciones, ideas: usa el [formulario de contacto](/contact).',
}
