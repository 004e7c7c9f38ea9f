import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const LESSONS: readonly Offer[] = [
  {
    name: { en: 'English for drivers', ru: 'Английский для водителей', es: 'Inglés para choferes' },
    what: {
      en: 'Scale house, shipper, police and dispatcher talk, in the evening online.',
      ru: 'Разговор на весах, у шиппера, с полицией и диспетчером, вечером онлайн.',
      es: 'Hablar en la báscula, con el shipper, la policía y el despacho, por la tarde en línea.',
    },
    from: [60, 140],
    scenes: ['english', 'laptop'],
  },
  {
    name: { en: 'Dispatcher course', ru: 'Курсы диспетчеров', es: 'Curso de despachador' },
    what: {
      en: 'Six weeks, load boards, rate talks, real brokers on the phone.',
      ru: 'Шесть недель, лоуд-борды, торг, живые брокеры на линии.',
      es: 'Seis semanas, load boards, tarifas, brokers reales al teléfono.',
    },
    from: [400, 950],
    scenes: ['dispatch-desk', 'laptop'],
  },
  {
    name: { en: 'Computer basics', ru: 'Компьютер с нуля', es: 'Computación básica' },
    what: {
      en: 'Mail, documents, spreadsheets, in small groups.',
      ru: 'Почта, документы, таблицы, в маленьких группах.',
      es: 'Correo, documentos, hojas de cálculo, grupos pequeños.',
    },
    from: [90, 220],
    scenes: ['laptop', 'classroom'],
  },
  {
    name: { en: 'Music lessons for children', ru: 'Музыка для детей', es: 'Clases de música para niños' },
    what: {
      en: 'Piano and guitar from age five, first lesson free.',
      ru: 'Фортепиано и гитара с пяти лет, первый урок бесплатно.',
      es: 'Piano y guitarra desde los cinco años, primera clase gratis.',
    },
    from: [25, 50],
    scenes: ['stage', 'english'],
  },
  {
    name: { en: 'Citizenship class', ru: 'Подготовка к гражданству', es: 'Clases de ciudadanía' },
    what: {
      en: 'The hundred questions, interview practice, forms checked.',
      ru: 'Сто вопросов, тренировка интервью, проверка форм.',
      es: 'Las cien preguntas, práctica de entrevista, revisión de formas.',
    },
    from: [80, 190],
    scenes: ['classroom', 'english'],
  },
  {
    name: { en: 'Boxing and fitness', ru: 'Бокс и фитнес', es: 'Box y acondicionamiento' },
    what: {
      en: 'Adults and teens, three evenings a week, gloves to borrow.',
      ru: 'Взрослые и подростки, три вечера в неделю, перчатки дадим.',
      es: 'Adultos y jóvenes, tres tardes por semana, prestamos guantes.',
    },
    from: [40, 90],
    scenes: ['stage'],
  },
]

export const classes: Kind = business(
  { trade: 'learning', closing: 'service', offers: LESSONS },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer} from {price}, {city}',
        '{offer}, new group',
        '{company}: {~offer}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} in {town}, new group on the first Monday of the month.'],
        ['{what}'],
        ['From {price}, pay by the month.', '{price} to start, materials included.'],
        [
          'Come to one class and decide.',
          'Teachers speak your language.',
          'Recordings stay for those who are on the road.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{offer} от {price}, {city}',
        '{offer}, новая группа',
        '{company}: {~offer}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town}, новая группа в первый понедельник месяца.'],
        ['{what}'],
        ['От {price}, оплата помесячно.', 'Начать можно за {price}, материалы включены.'],
        [
          'Придите на одно занятие и решите.',
          'Преподаватели говорят на вашем языке.',
          'Для тех, кто в рейсе, остаются записи.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer} desde {price}, {city}',
        '{offer}, grupo nuevo',
        '{company}: {~offer}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} en {town}, grupo nuevo el primer lunes del mes.'],
        ['{what}'],
        ['Desde {price}, se paga por mes.', '{price} para empezar, material incluido.'],
        [
          'Venga a una clase y decida.',
          'Los maestros hablan su idioma.',
          'Quedan grabaciones para los que andan en ruta.',
        ],
      ],
    },
  },
)
