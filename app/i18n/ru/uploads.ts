import type { WordsOf } from '../translate.ts'

export const uploads: WordsOf<'uploads', 'ru'> = {
  notAnImage: '{file} — не изображение',
  tooLarge: '{file}: размер должен быть меньше 10 МБ',
  tooMany: 'Можно загрузить не больше {max} фото',
  unsupported: '{file}: этот формат здесь не читается (например, HEIC). Сохраните фото в JPEG.',
  tooManyPixels: '{file}: слишком большое разрешение. Сначала уменьшите фото.',
  tooLongAnimation: '{file}: анимация слишком длинная. Уменьшите число кадров.',
  damaged: '{file}: файл повреждён и не читается',
  tooSlow: '{file}: файл обрабатывается слишком долго. Сохраните его в более простом виде.',
  interrupted: '{file}: файл загрузился не полностью. Попробуйте ещё раз.',
  unknownPicture: 'Этого фото больше нет. Загрузите его ещё раз.',
  aFile: 'Файл',
}
