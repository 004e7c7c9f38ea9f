import type { WordsOf } from '../translate.ts'

export const views: WordsOf<'views', 'es'> = {
  noSuchItem: 'Este anuncio no está disponible.',
}
