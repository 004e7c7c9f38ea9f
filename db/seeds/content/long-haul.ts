import { HAULS } from './hauls.ts'
import { commas, dollars, type Kind } from './kind.ts'
import { DESTINATIONS } from './towns.ts'

const TRACTORS = [
  '2023–2025 Cascadia',
  '2022–2024 Volvo VNL 860',
  '2023 Kenworth T680',
  '2024 Peterbilt 579',
  '2021–2023 Cascadia / LT625',
] as const

const CENTS_A_MILE = [58, 60, 62, 64, 65, 66, 68, 70, 72, 74, 75] as const

/** Over the road, paid by the mile or by the week. */
export const longHaulDrivers: Kind = {
  weight: 60,
  trade: 'carrier',
  closing: 'work',
  draft({ pick, between }, town) {
    const { name, scenes } = pick(HAULS)
    const cents = pick(CENTS_A_MILE)
    const miles = between(25, 34) * 100
    const weekly = Math.round((miles * cents) / 5000) * 50
    return {
      facts: {
        haul: name,
        cpm: `$0.${cents}`,
        miles: commas(miles),
        weekly: dollars(weekly),
        to: pick(DESTINATIONS.filter((to) => to !== town.city)),
        back: pick(DESTINATIONS),
        tractors: pick(TRACTORS),
        years: `${between(2, 3)}`,
        bonus: dollars(between(5, 30) * 100),
        out: pick(['2', '3', '4'] as const),
        safety: `$0.0${between(2, 5)}`,
      },
      price: '',
      scenes,
    }
  },
  words: {
    en: {
      titles: [
        'CDL A driver, {haul}, {city} – {to}',
        'OTR {haul}, {cpm} per mile, {weekly} a week',
        '{haul} driver, {out} weeks out, {cpm} all miles',
        'CDL A, {haul}, home weekly, {weekly}',
        'Company driver {city} – {to}, {cpm}/mile',
        'Drivers needed in {city}, {cpm} per mile',
      ],
      body: [
        [
          '{company} in {town} is hiring CDL A company drivers for {haul}, {city} – {to} and back.',
          'Need drivers for {haul} out of {town}: {to}, {back} and everything in between.',
          'Steady {haul} freight from {town}, same lanes every week, no surprises.',
          '{company} adds trucks on the {city} – {to} lane and looks for people to drive them.',
        ],
        [
          '{cpm} for every mile, loaded or empty, {miles} miles a week.',
          '{weekly} on average, guaranteed minimum when freight is slow.',
          'Pay {cpm} a mile plus {safety} safety bonus, paid every Friday.',
          '{weekly} a week, detention after two hours, layover $200.',
        ],
        [
          '{tractors}, assigned to you, you take it home.',
          '{tractors}, governed at 70, fridge and inverter inside.',
          'Automatic {tractors}, APU, pets and riders welcome.',
          'Well kept {tractors}, our own shop in {town}.',
        ],
        [
          '{out} weeks out, then as many days home as you need.',
          'Home every weekend, drop and hook about 80 %.',
          'No touch freight, no New York, no forced dispatch.',
          'Dispatchers drove themselves and pick up the phone.',
        ],
        [
          '{years} years of experience, clean MVR, no DUI.',
          'From 23 years of age with {years} years verifiable. SAP drivers: call, we will see.',
          'Recent graduates welcome on the regional side.',
          'Sign-on bonus {bonus}, half at 30 days, half at 90.',
        ],
      ],
    },
    ru: {
      titles: [
        'Водитель CDL A, {haul}, {city} – {to}',
        'ОТР, {haul}, {cpm} за милю, {weekly} в неделю',
        'CDL A, {haul}, {cpm} за все мили',
        'Водители CDL A, {haul}, дома каждую неделю',
        'В компанию: {city} – {to}, {cpm}/миля',
        'Нужны водители, {city}, {cpm} за милю',
      ],
      body: [
        [
          '{company} ({town}) берёт водителей CDL A в компанию, {haul}, {city} – {to} и обратно.',
          'Нужны водители, {haul}, из {town}: {to}, {back} и всё между ними.',
          'Стабильная работа, {haul}, база {town}, одни и те же направления, без сюрпризов.',
          '{company} добавляет траки на {city} – {to} и ищет водителей.',
        ],
        [
          '{cpm} за каждую милю, гружёную и пустую, {miles} миль в неделю.',
          'В среднем {weekly}, есть гарантия, если грузов мало.',
          'Платим {cpm} за милю плюс {safety} за безопасность, чек каждую пятницу.',
          '{weekly} в неделю, детеншн после двух часов, лэйовер $200.',
        ],
        [
          'Траки {tractors}, закреплены за водителем, можно ездить домой.',
          '{tractors}, ограничение 70, холодильник и инвертор.',
          'Автоматы {tractors}, APU, можно с пассажиром.',
          'Ухоженные {tractors}, своя мастерская, {town}.',
        ],
        [
          '{out} недели в рейсе, потом дома сколько нужно.',
          'Каждые выходные дома, в основном дроп-энд-хук.',
          'Без выгрузки руками, без Нью-Йорка, без форс-диспатча.',
          'Диспетчеры сами ездили и берут трубку.',
        ],
        [
          'Опыт от {years} лет, чистый MVR, без DUI.',
          'Возраст от 23, опыт от {years} лет. После SAP – звоните, посмотрим.',
          'Новичков берём на региональные рейсы.',
          'Бонус {bonus}: половина через 30 дней, половина через 90.',
        ],
      ],
    },
    es: {
      titles: [
        'Chofer CDL A, {haul}, {city} – {to}',
        'OTR {haul}, {cpm} por milla, {weekly}/semana',
        'CDL A, {haul}, {cpm} todas las millas',
        'Choferes CDL A, {haul}, en casa cada semana',
        'Chofer de compañía {city} – {to}, {cpm}',
        'Se buscan choferes en {city}, {cpm} por milla',
      ],
      body: [
        [
          '{company} en {town} contrata choferes CDL A para {haul}, ruta {city} – {to} y de regreso.',
          'Buscamos choferes para {haul} saliendo de {town}: {to}, {back} y todo lo de en medio.',
          'Flete fijo de {haul} desde {town}, las mismas rutas cada semana, sin sorpresas.',
          '{company} aumenta trocas en la ruta {city} – {to} y busca quien las maneje.',
        ],
        [
          '{cpm} por cada milla, cargado o vacío, {miles} millas por semana.',
          '{weekly} en promedio, con mínimo garantizado cuando baja el flete.',
          'Pagamos {cpm} por milla más {safety} de bono de seguridad, cheque cada viernes.',
          '{weekly} por semana, detention después de dos horas, layover de $200.',
        ],
        [
          'Unidades {tractors}, un chofer por troca, se la lleva a casa.',
          '{tractors}, gobernadas a 70, con refri e inversor.',
          'Automáticas {tractors}, APU, se permite acompañante.',
          '{tractors} bien cuidadas, taller propio en {town}.',
        ],
        [
          '{out} semanas fuera y los días en casa que necesite.',
          'En casa cada fin de semana, casi todo drop and hook.',
          'No se carga ni descarga, sin Nueva York, sin despacho forzado.',
          'Los despachadores fueron choferes y sí contestan.',
        ],
        [
          '{years} años de experiencia, récord limpio, sin DUI.',
          'Desde 23 años de edad, {years} años comprobables. Con SAP: llame y vemos.',
          'Recién graduados bienvenidos en lo regional.',
          'Bono de {bonus}: mitad a los 30 días, mitad a los 90.',
        ],
      ],
    },
  },
}
