import type { Billboard } from './billboard.ts'

export const OFFICES: readonly Billboard[] = [
  {
    key: 'factoring',
    category: 'outsourcing-services',
    company: 'Golden Mile Partners',
    town: 'Chicago',
    price: '1.5%',
    board: {
      size: 'single',
      style: 'corner',
      color: '#6b5a12',
      icon: 'percent',
      lines: ['Factoring', '1.5%'],
      small: 'Paid today',
    },
    en: [
      'Factoring 1.5%, paid today',
      'No recourse, no minimum, no long contract. Send the rate con and the POD before noon, the money is there in the afternoon. Fuel advances at pickup.',
    ],
    ru: [
      'Факторинг 1.5%, деньги сегодня',
      'Без регресса, без минимума, без долгих договоров. Рейт-кон и POD до полудня – деньги после обеда. Аванс на топливо на погрузке.',
    ],
  },
  {
    key: 'dispatch',
    category: 'outsourcing-services',
    company: 'Windy City Services',
    town: 'Bensenville',
    price: '5%',
    lit: true,
    board: {
      size: 'single',
      style: 'plain',
      color: '#24506b',
      icon: 'headset',
      lines: ['Dispatch', 'for 5%'],
      small: 'One truck or fifty',
    },
    en: [
      'Truck dispatch for 5%',
      'Dry van, reefer, flatbed and power only. We book, negotiate, send the paperwork and call the broker when you wait. No contract, first week free.',
    ],
    es: [
      'Despacho por el 5%',
      'Caja seca, refrigerado, plataforma y power only. Conseguimos, negociamos, mandamos papeles y llamamos al broker cuando lo hacen esperar. Sin contrato, primera semana gratis.',
    ],
  },
  {
    key: 'permits',
    category: 'outsourcing-services',
    company: 'Prairie Consulting',
    town: 'Springfield',
    price: '$390',
    board: {
      size: 'single',
      style: 'badge',
      color: '#5a2a57',
      icon: 'clipboard',
      lines: ['MC, DOT,', 'IFTA, IRP'],
      small: 'Own authority in 3 weeks',
    },
    en: [
      'Your own authority in three weeks',
      'LLC, EIN, MC, DOT, BOC-3, UCR, IFTA and plates, and then somebody who remembers every date. $390 and the state fees, nothing else.',
    ],
  },
  {
    key: 'eld',
    category: 'outsourcing-services',
    company: 'Route 66 West Solutions',
    town: 'Springfield',
    price: '$25/mo',
    site: true,
    board: {
      size: 'single',
      style: 'bar',
      color: '#28395e',
      icon: 'clipboard',
      lines: ['ELD $25', 'a month'],
      small: 'Registered, no contract',
    },
    en: [
      'ELD for $25 a month',
      'Registered device, free tablet mount, IFTA miles included. Support by people who drove. Thirty days to try, then month to month.',
    ],
  },
  {
    key: 'dispatcher-job',
    category: 'office-staff',
    company: 'Polar Star Logistics',
    town: 'Schiller Park',
    price: '$1,500/wk',
    board: {
      size: 'single',
      style: 'bar',
      color: '#5a2a57',
      icon: 'headset',
      lines: ['Ищем', 'диспетчера'],
      small: '$1,500 + бонус',
    },
    ru: [
      'Ищем диспетчера, $1,500 плюс бонус',
      'Парк 60 траков, рефрижераторы и драйваны, свои клиенты. Опыт от года, английский для брокеров, русский для водителей. Офис у аэропорта О’Хара.',
    ],
  },
]
