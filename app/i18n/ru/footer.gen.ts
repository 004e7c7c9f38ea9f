// Generated from app/i18n/messages/ru/footer.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** The words of the footer. The root loader sends them with each page: browsers load none of them. */
export const footer: WordsOf<'footer', 'ru'> = {
  aboutTitle: 'О нас',
  about: 'Haulpost — доска объявлений для тракинга и всего, что вокруг него. Объявления — на русском, английском и испанском.',
  easyTitle: 'Просто',
  easy: 'Разместить объявление с телефона — пять минут, а поиск идёт сразу по всему сайту.',
  secureTitle: 'Безопасно и надёжно',
  secure: 'Данные карты видит только платёжная система, и никто не следит за вами ради рекламы.',
  communityTitle: 'Для тех, кто в деле',
  community: 'Сделано для водителей, оунер-операторов, сервисов и офисов Среднего Запада и всей страны.',
  disclaimer: 'Объявления подлежат проверке. Haulpost не отвечает за то, что публикуют пользователи: проверяйте, прежде чем платить или подписывать.',
  copyright: '© {from}–{to} Haulpost',
  prices: 'Цены',
  rules: 'Правила размещения',
  safety: 'Советы по безопасности',
  terms: 'Условия использования',
  refunds: 'Возврат денег',
  privacy: 'Политика конфиденциальности',
  feed: 'Новые объявления в RSS',
}
