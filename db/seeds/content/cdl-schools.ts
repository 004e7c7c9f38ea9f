import { dollars, type Kind } from './kind.ts'

export const cdlSchools: Kind = {
  weight: 1,
  trade: 'school',
  closing: 'service',
  draft({ pick, between }) {
    const price = dollars(between(32, 62) * 100)
    return {
      facts: {
        price,
        weeks: `${pick([3, 4])}`,
        students: `${between(2, 4)}`,
        endorsement: pick(['hazmat', 'tanker', 'doubles & triples'] as const),
        trucks: `${between(5, 12)}`,
        refresher: dollars(between(6, 14) * 50),
      },
      price: '',
      scenes: pick([
        ['cone-yard', 'classroom'],
        ['classroom', 'day-blue'],
        ['cone-yard', 'day-white'],
        ['cone-yard', 'day-red', 'classroom'],
      ] as const),
    }
  },
  words: {
    en: {
      titles: [
        'CDL A in {weeks} weeks, {city}, {price}',
        '{company}, {city}',
        'CDL school, job after class, {city}',
        'CDL A classes, automatic and manual, {city}',
        'CDL refresher, {refresher}, {city}',
      ],
      body: [
        [
          '{company}, {town}: CDL A in {weeks} weeks, day, evening and weekend classes.',
          'Get your CDL A in {town}: theory, yard and road, {weeks} weeks.',
          'New group every Monday in {town}, {students} students to a truck.',
        ],
        [
          'Classes in English, Russian and Spanish.',
          'Teachers with a million miles behind them, patient ones.',
          'Automatic and 10-speed, you choose what you test in.',
          'ELDT registered, theory can be done online.',
        ],
        [
          '{price} all in: permit help, DOT physical, test and truck for the test.',
          '{price}, in four payments, or a company pays for you.',
          'Grants for the unemployed can cover all of it, we do the forms.',
          'Refresher for {refresher}, {endorsement} endorsement on request.',
        ],
        [
          'Eight carriers hire straight from our yard.',
          'First-time pass rate above 90 %.',
          '{trucks} trucks, our own yard, no waiting for a turn.',
        ],
      ],
    },
    ru: {
      titles: [
        'CDL A за {weeks} недели, {city}, {price}',
        '{company}, {city}',
        'Школа CDL, работа после курса, {city}',
        'Курсы CDL A, автомат и механика, {city}',
        'CDL A, обновить навыки, {refresher}',
      ],
      body: [
        [
          '{company}, {town}: CDL A за {weeks} недели, группы днём, вечером и в выходные.',
          'Получите CDL A, {town}: теория, площадка, дорога, {weeks} недели.',
          'Новая группа каждый понедельник, {town}, по {students} ученика на трак.',
        ],
        [
          'Учим по-русски, по-английски и по-испански.',
          'Инструкторы с миллионом миль, спокойные.',
          'Автомат и 10-ступенчатая механика, сдаёте на чём хотите.',
          'Школа в реестре ELDT, теорию можно пройти онлайн.',
        ],
        [
          '{price} за всё: пермит, медкарта, экзамен и трак на экзамен.',
          '{price} в четыре платежа, или за вас платит компания.',
          'Безработным курс может оплатить штат, бумаги оформим.',
          'Обновить навыки {refresher}, {endorsement} по запросу.',
        ],
        [
          'Восемь компаний берут прямо с площадки.',
          'С первого раза сдают больше 90 %.',
          '{trucks} траков, своя площадка, без очереди.',
        ],
      ],
    },
    es: {
      titles: [
        'CDL A en {weeks} semanas, {city}, {price}',
        '{company}, {city}',
        'Escuela CDL, con trabajo al salir, {city}',
        'Clases CDL A, automático y estándar, {city}',
        'CDL A, curso de repaso, {refresher}',
      ],
      body: [
        [
          '{company}, {town}: CDL A en {weeks} semanas, clases de día, tarde y fin de semana.',
          'Saque su CDL A en {town}: teoría, patio y carretera, {weeks} semanas.',
          'Grupo nuevo cada lunes en {town}, {students} alumnos por tráiler.',
        ],
        [
          'Clases en español, inglés y ruso.',
          'Maestros con un millón de millas y mucha paciencia.',
          'Automático y estándar de 10, usted escoge en cuál presenta.',
          'Registrados en ELDT, la teoría puede ser en línea.',
        ],
        [
          '{price} todo incluido: permiso, examen médico, prueba y tráiler.',
          '{price} en cuatro pagos, o la compañía paga por usted.',
          'Hay becas para desempleados, nosotros llenamos los papeles.',
          'Repaso por {refresher}, endoso {endorsement} si lo pide.',
        ],
        [
          'Ocho compañías contratan directo de nuestro patio.',
          'Más del 90 % pasa a la primera.',
          '{trucks} tráileres, patio propio, sin esperar turno.',
        ],
      ],
    },
  },
}
