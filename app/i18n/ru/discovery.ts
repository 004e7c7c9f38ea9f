import type { WordsOf } from '../translate.ts'

export const discovery: WordsOf<'discovery', 'ru'> = {
  feedTitle: '{category} на Haulpost',
  feedText: 'Новые объявления категории «{category}» по мере появления.',
}
