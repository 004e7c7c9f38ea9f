// Generated from app/i18n/messages/es/footer.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** The words of the footer. The root loader sends them with each page: browsers load none of them. */
export const footer: WordsOf<'footer', 'es'> = {
  aboutTitle: 'Quiénes somos',
  about: 'Haulpost es el tablero de anuncios del transporte de carga y de los negocios que lo rodean. Anuncios en español, inglés y ruso.',
  easyTitle: 'Fácil de usar',
  easy: 'Publicar desde el celular toma cinco minutos, y una sola búsqueda lo revisa todo.',
  secureTitle: 'Seguro y confiable',
  secure: 'Los datos de tu tarjeta solo llegan al procesador de pagos, y nadie te rastrea para publicidad.',
  communityTitle: 'Hecho para la comunidad',
  community: 'Para choferes, dueños operadores, talleres y oficinas del Medio Oeste y de todo el país.',
  disclaimer: 'Los anuncios están sujetos a verificación. Haulpost no se hace responsable de lo que publican sus usuarios: verifica antes de pagar o firmar.',
  copyright: '© {from}–{to} Haulpost',
  prices: 'Precios',
  rules: 'Reglas de publicación',
  safety: 'Consejos de seguridad',
  terms: 'Términos del servicio',
  refunds: 'Reembolsos',
  privacy: 'Política de privacidad',
  feed: 'Anuncios nuevos por RSS',
}
