import type { WordsOf } from '../translate.ts'

export const limits: WordsOf<'limits', 'ru'> = {
  wait: 'Слишком много запросов. Повторите через {seconds} сек.',
}
