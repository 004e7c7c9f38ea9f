import type { Billboard } from './billboard.ts'

export const SCHOOLS: readonly Billboard[] = [
  {
    key: 'school',
    category: 'cdl-a-schools',
    company: 'Lakeside CDL School',
    town: 'Milwaukee',
    price: '$4,200',
    site: true,
    featured: true,
    board: {
      size: 'wide',
      style: 'road',
      color: '#134e4a',
      vehicle: 'aero',
      lines: ['School of Trucking:', '4 weeks, job after'],
      small: 'English, русский, español',
    },
    en: [
      'School of Trucking: 4 weeks, job after',
      'Theory in your language, yard from the second day, two students to a truck. Eight carriers hire from our graduation. Pay in four parts or let your new employer pay.',
    ],
    ru: [
      'Школа CDL: 4 недели и работа',
      'Теория на вашем языке, площадка со второго дня, двое на трак. На выпуске ждут восемь компаний. Оплата в четыре платежа или за счёт работодателя.',
    ],
    es: [
      'Escuela de tráiler: 4 semanas y trabajo',
      'Teoría en su idioma, patio desde el segundo día, dos alumnos por tráiler. Ocho compañías contratan en la graduación. Pague en cuatro partes o que pague su patrón.',
    ],
  },
  {
    key: 'cdl-weekend',
    category: 'cdl-a-schools',
    company: 'Maple Leaf Driving Academy',
    town: 'Minneapolis',
    price: '$3,900',
    board: {
      size: 'single',
      style: 'badge',
      color: '#8a3b12',
      icon: 'cap',
      lines: ['Weekend', 'CDL class'],
      small: 'Keep your job',
    },
    en: [
      'Weekend CDL class, keep your job',
      'Eight weekends, same hours as the full-time course, same first-time pass rate. Manual and automatic trucks, test in our own yard.',
    ],
  },
  {
    key: 'escuela',
    category: 'cdl-a-schools',
    company: 'Sol del Norte CDL School',
    town: 'Aurora',
    price: '$3,600',
    board: {
      size: 'single',
      style: 'plain',
      color: '#a3261d',
      icon: 'cap',
      lines: ['CDL en', 'español'],
      small: 'Aurora, IL',
    },
    es: [
      'Saque su CDL con clases en español',
      'Permiso, teoría ELDT, patio y carretera con maestros que hablan español. Cuatro semanas o fines de semana. Le ayudamos con el inglés que pide el DOT.',
    ],
  },
]
