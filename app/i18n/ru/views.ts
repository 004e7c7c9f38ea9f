import type { WordsOf } from '../translate.ts'

export const views: WordsOf<'views', 'ru'> = {
  noSuchItem: 'Это объявление недоступно.',
}
