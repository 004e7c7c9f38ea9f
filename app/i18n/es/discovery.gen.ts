// Generated from app/i18n/messages/es/discovery.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const discovery: WordsOf<'discovery', 'es'> = {
  siteFeedTitle: 'Anuncios nuevos en Haulpost',
  siteFeedText: 'Los anuncios más recientes de todas las categorías, a medida que llegan.',
  feedTitle: '{category} en Haulpost',
  feedText: 'Los anuncios más recientes de {category}, a medida que llegan.',
}
