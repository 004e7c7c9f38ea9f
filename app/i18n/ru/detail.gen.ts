// Generated from app/i18n/messages/ru/detail.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const detail: WordsOf<'detail', 'ru'> = {
  pictureOf: 'Фото {count} из {total}',
  carousel: 'карусель',
  previousPicture: 'Предыдущее фото',
  nextPicture: 'Следующее фото',
  enlarge: 'На весь экран',
  shrink: 'Выйти из полноэкранного режима',
  description: 'Описание',
  contact: 'Контакты',
  contactFailed: 'Не удалось загрузить контакты. Попробуйте ещё раз.',
  noContact: 'Контактов в объявлении нет.',
  call: 'Позвонить: {phone}',
  extension: 'доб. {extension}',
  writeTo: 'Написать: {email}',
  location: 'Место',
  serviceArea: 'Район работы',
  businessLocation: 'Адрес компании',
  visitWebsite: 'Перейти на сайт',
  close: 'Закрыть',
  id: '№ {id}',
  goneTitle: 'Объявление больше не действует',
  goneText: 'Продано, снято с публикации или срок истёк. Похожие объявления:',
  similar: 'Похожие объявления',
  unreachable: 'Не удалось загрузить объявление. Попробуйте ещё раз.',
  backTo: 'Ещё в категории «{category}»',
  report: 'Пожаловаться',
  morePosts: 'Все объявления автора',
  beSafe: 'Встречайтесь в людном месте, проверяйте тайтл и документы и не платите за то, чего не видели своими глазами.',
  loading: 'Загружаем объявление…',
}
