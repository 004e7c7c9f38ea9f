import type { Locale } from '#app/lib/locale.ts'

type Closing = Readonly<Record<Locale, readonly string[]>>

/** How people end a text of this sort. Line n says the same in every language. */
export const CLOSINGS = {
  work: {
    en: [
      'Call or text any time, we answer at night too.',
      'Send your CDL and medical card to get started this week.',
      'Orientation takes one day, we pay for the ride there.',
      'We speak English, Russian and Spanish.',
      'Apply today, drive on Monday.',
    ],
    ru: [
      'Звоните или пишите в любое время, ночью тоже отвечаем.',
      'Пришлите CDL и медкарту, оформим на этой неделе.',
      'Ориентация один день, дорогу оплачиваем.',
      'Говорим по-русски, по-английски и по-испански.',
      'Сегодня звоните, в понедельник уже за рулём.',
    ],
    es: [
      'Llame o mande mensaje a cualquier hora, también de noche.',
      'Mande su CDL y tarjeta médica y empieza esta semana.',
      'La orientación dura un día y pagamos el viaje.',
      'Hablamos español, inglés y ruso.',
      'Llame hoy y el lunes ya está manejando.',
    ],
  },
  hire: {
    en: [
      'Call or text to set up a time to talk.',
      'Send a few lines about yourself, a résumé is not a must.',
      'We train the right person.',
      'Start as soon as you can.',
      'English is a plus, work ethic is a must.',
    ],
    ru: [
      'Звоните или пишите, договоримся о встрече.',
      'Напишите пару строк о себе, резюме необязательно.',
      'Подходящего человека научим.',
      'Выйти можно хоть завтра.',
      'Английский приветствуется, ответственность обязательна.',
    ],
    es: [
      'Llame o mande mensaje para ponernos de acuerdo.',
      'Mándenos unas líneas sobre usted, no hace falta currículum.',
      'Capacitamos a la persona indicada.',
      'Puede empezar de inmediato.',
      'El inglés ayuda, las ganas de trabajar son indispensables.',
    ],
  },
  sale: {
    en: [
      'Clean title in hand.',
      'Call or text, serious buyers only please.',
      'Can be seen any day after 9 am in {town}.',
      'Financing available, also for new MC numbers.',
      'Trades considered.',
      'First one with a deposit takes it.',
    ],
    ru: [
      'Чистый тайтл на руках.',
      'Звоните или пишите, только по делу.',
      'Посмотреть можно в любой день после 9 утра, {town}.',
      'Есть финансирование, в том числе для новых MC.',
      'Рассмотрю обмен.',
      'Кто первый внёс депозит, того и машина.',
    ],
    es: [
      'Título limpio en mano.',
      'Llame o mande mensaje, solo compradores serios.',
      'Se puede ver cualquier día después de las 9 am en {town}.',
      'Hay financiamiento, también para MC nuevos.',
      'Se aceptan cambios.',
      'El primero que deje depósito se lo lleva.',
    ],
  },
  goods: {
    en: ['Pickup in {town}.', 'Cash or Zelle.', 'Call or text.', 'Can ship at your cost.'],
    ru: ['Забирать: {town}.', 'Наличные или Zelle.', 'Звоните или пишите.', 'Могу отправить за ваш счёт.'],
    es: [
      'Se recoge en {town}.',
      'Efectivo o Zelle.',
      'Llame o mande mensaje.',
      'Se puede enviar por su cuenta.',
    ],
  },
  shop: {
    en: [
      'Free estimate over the phone.',
      'Call now or leave a message, we call back within the hour.',
      'We speak English, Russian and Spanish.',
      'Weekends by appointment.',
      'Ask about fleet rates.',
    ],
    ru: [
      'Оценка по телефону бесплатно.',
      'Звоните или оставьте сообщение, перезвоним в течение часа.',
      'Говорим по-русски, по-английски и по-испански.',
      'В выходные по записи.',
      'Спросите о скидке для компаний.',
    ],
    es: [
      'Presupuesto gratis por teléfono.',
      'Llame o deje mensaje, le marcamos en menos de una hora.',
      'Hablamos español, inglés y ruso.',
      'Fines de semana con cita.',
      'Pregunte por el precio para flotillas.',
    ],
  },
  service: {
    en: [
      'Call now or leave a message, we call back within the hour.',
      'We speak English, Russian and Spanish.',
      'Se habla español, говорим по-русски.',
      'Text us your question, we answer the same day.',
      'Weekends by appointment.',
    ],
    ru: [
      'Звоните или оставьте сообщение, перезвоним в течение часа.',
      'Говорим по-русски, по-английски и по-испански.',
      'Работаем с русскоязычными, поляками и латиноамериканцами.',
      'Напишите вопрос, ответим в тот же день.',
      'В выходные по записи.',
    ],
    es: [
      'Llame o deje mensaje, le marcamos en menos de una hora.',
      'Hablamos español, inglés y ruso.',
      'Atendemos en español de principio a fin.',
      'Mande su pregunta, contestamos el mismo día.',
      'Fines de semana con cita.',
    ],
  },
  party: {
    en: [
      'Follow the sign from {road}.',
      'Cash and cards at the door.',
      'Bring the whole family.',
      'Call to keep a table.',
    ],
    ru: [
      'С {road} по указателю.',
      'На входе наличные и карты.',
      'Берите всю семью.',
      'Столик придержим по звонку.',
    ],
    es: [
      'Siga el letrero desde la {road}.',
      'Efectivo y tarjeta en la puerta.',
      'Traiga a toda la familia.',
      'Llame para apartar mesa.',
    ],
  },
  property: {
    en: [
      'Call or text to see it.',
      'More pictures by text.',
      'Free now.',
      'Owner speaks English and Russian.',
      'No agents, please.',
    ],
    ru: [
      'Звоните или пишите, покажем.',
      'Ещё фото пришлю в сообщении.',
      'Свободно, можно заезжать.',
      'Хозяин говорит по-русски.',
      'Агентов просьба не беспокоить.',
    ],
    es: [
      'Llame o mande mensaje para verlo.',
      'Más fotos por mensaje.',
      'Disponible ya.',
      'El dueño habla español.',
      'Sin agentes, por favor.',
    ],
  },
  place: {
    en: [
      'Open every day.',
      'Truck parking behind the building.',
      'Follow the sign from {road}.',
      'Cards, cash and fleet checks accepted.',
      'Come by, you will be back.',
    ],
    ru: [
      'Открыто каждый день.',
      'Стоянка для траков за зданием.',
      'С {road} по указателю.',
      'Принимаем карты, наличные и fleet checks.',
      'Загляните раз, приедете снова.',
    ],
    es: [
      'Abierto todos los días.',
      'Estacionamiento para tráileres atrás del edificio.',
      'Siga el letrero desde la {road}.',
      'Aceptamos tarjeta, efectivo y fleet checks.',
      'Venga una vez y va a regresar.',
    ],
  },
} as const satisfies Record<string, Closing>
