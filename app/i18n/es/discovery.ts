import type { WordsOf } from '../translate.ts'

export const discovery: WordsOf<'discovery', 'es'> = {
  feedTitle: '{category} en Haulpost',
  feedText: 'Los anuncios más recientes de {category}, a medida que llegan.',
}
