import type { Dice } from '../dice.ts'

const FIRST = [
  'Prairie',
  'Blue Heron',
  'Northgate',
  'Ironwood',
  'Lakeside',
  'Red Barn',
  'Cornerstone',
  'Silver Birch',
  'Twin Rivers',
  'Great Plains',
  'Maple Leaf',
  'Cardinal',
  'Steel Arch',
  'Wolf Creek',
  'Sunrise',
  'Kedzie',
  'Golden Mile',
  'Black Bear',
  'White Oak',
  'Windy City',
  'Long Haul',
  'Polar Star',
  'Volga',
  'Dnipro',
  'Baltic',
  'Morava',
  'Carpathian',
  'Sokol',
  'Aguila',
  'El Camino',
  'Tres Hermanos',
  'Rio Bravo',
  'Jalisco',
  'Sol del Norte',
  'Quetzal',
  'Highway 41',
  'Route 66 West',
  'Fox Valley',
  'Hoosier',
  'Badger',
  'Buckeye',
  'Hawkeye',
] as const

const COMPANIES = {
  carrier: ['Transport', 'Logistics', 'Freight', 'Trucking', 'Express', 'Carriers', 'Lines', 'Haulers'],
  shop: ['Truck Repair', 'Diesel Service', 'Truck & Trailer', 'Fleet Service', 'Tire & Repair'],
  dealer: ['Truck Sales', 'Truck Center', 'Equipment', 'Trailer Sales'],
  office: ['Services', 'Solutions', 'Partners', 'Group', 'Consulting'],
  law: ['Law', 'Legal Group', 'Law Office', 'Defense'],
  cover: ['Insurance', 'Insurance Agency', 'Risk Partners'],
  school: ['CDL School', 'Truck Driving School', 'Driving Academy'],
  build: ['Construction', 'Builders', 'Roofing', 'Remodeling'],
  clean: ['Cleaning', 'Cleaning Co.', 'Janitorial'],
  auto: ['Auto Body', 'Auto Repair', 'Collision'],
  realty: ['Realty', 'Properties', 'Homes'],
  shopping: ['Market', 'Foods', 'Supply', 'Outlet'],
  food: ['Kitchen', 'Grill', 'Cafe', 'Diner'],
  beauty: ['Salon', 'Studio', 'Barbers', 'Clinic'],
  learning: ['Academy', 'School', 'Classes', 'Studio'],
  events: ['Events', 'Club', 'Center', 'Productions'],
} as const satisfies Record<string, readonly string[]>

export type Trade = keyof typeof COMPANIES

export function companyName({ pick }: Dice, trade: Trade): string {
  return `${pick(FIRST)} ${pick<string>(COMPANIES[trade])}`
}

/** 'Fox Valley Diesel Service' has its mail and its site at fox-valley.example. */
export function domainOf(company: string): string {
  const first = FIRST.find((name) => company.startsWith(name)) ?? 'company'
  return `${first.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}.example`
}

export const PEOPLE = {
  en: [
    'Mike',
    'Dave',
    'Sarah',
    'Jim',
    'Karen',
    'Bob',
    'Steve',
    'Linda',
    'Tom',
    'Ashley',
    'Ryan',
    'Nicole',
    'Greg',
    'Amy',
    'Kevin',
  ],
  ru: [
    'Сергей',
    'Андрей',
    'Олег',
    'Наталья',
    'Виктор',
    'Ирина',
    'Юрий',
    'Павел',
    'Светлана',
    'Руслан',
    'Максим',
    'Тимур',
    'Оксана',
    'Игорь',
    'Алина',
  ],
  es: [
    'José',
    'Luis',
    'María',
    'Carlos',
    'Jorge',
    'Ana',
    'Miguel',
    'Rosa',
    'Juan',
    'Lupita',
    'Héctor',
    'Ramón',
    'Elena',
    'Víctor',
    'Paty',
  ],
} as const

/** How a Russian-speaking office signs an English text. */
export const PEOPLE_IN_LATIN = [
  'Sergey',
  'Andrey',
  'Oleg',
  'Natalia',
  'Victor',
  'Irina',
  'Yuri',
  'Pavel',
  'Svetlana',
  'Ruslan',
  'Max',
  'Timur',
] as const

/** Who answers when it is not a person by name. */
export const DESKS = {
  work: ['Recruiting', 'HR', 'Hiring desk', 'Safety office'],
  sale: ['Sales', 'Office'],
  service: ['Office', 'Front desk', 'Dispatch'],
} as const
