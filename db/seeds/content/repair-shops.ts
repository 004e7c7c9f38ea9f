import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const REPAIRS: readonly Offer[] = [
  {
    name: { en: 'Truck and trailer repair', ru: 'Ремонт траков и трейлеров', es: 'Reparación de tráileres' },
    what: {
      en: 'Engines, clutches, brakes, suspension, alignment.',
      ru: 'Моторы, сцепления, тормоза, подвеска, развал.',
      es: 'Motores, clutch, frenos, suspensión, alineación.',
    },
    from: [110, 155],
    scenes: ['shop-bay', 'shop-hood', 'tool-wall'],
  },
  {
    name: { en: 'Mobile road service', ru: 'Выездной ремонт', es: 'Servicio en carretera' },
    what: {
      en: 'Tires, jump starts, air leaks, wheel seals, on the shoulder or in your yard.',
      ru: 'Колёса, прикурить, утечки воздуха, сальники, на обочине или у вас во дворе.',
      es: 'Llantas, corriente, fugas de aire, sellos, en la orilla o en su yarda.',
    },
    from: [150, 280],
    scenes: ['tow-truck', 'toolbox'],
  },
  {
    name: { en: 'Reefer repair', ru: 'Ремонт рефрижераторов', es: 'Reparación de termos' },
    what: {
      en: 'Thermo King and Carrier, alarms cleared, gas charged, pre-trips.',
      ru: 'Thermo King и Carrier: ошибки, заправка, притрип.',
      es: 'Thermo King y Carrier: alarmas, gas, pre-trip.',
    },
    from: [130, 190],
    scenes: ['reefer', 'reefer-blue'],
  },
  {
    name: { en: 'Tires, new and recap', ru: 'Шины новые и наварные', es: 'Llantas nuevas y recap' },
    what: {
      en: 'Steers, drives, trailer tires, mounted while you drink a coffee.',
      ru: 'На перед, на мосты, на трейлер, ставим, пока пьёте кофе.',
      es: 'Dirección, tracción y remolque, se montan mientras toma café.',
    },
    from: [240, 420],
    scenes: ['tires'],
  },
  {
    name: { en: 'DPF cleaning and after-treatment', ru: 'Чистка DPF и выхлопа', es: 'Limpieza de DPF' },
    what: {
      en: 'Bake and blow, forced regens, sensors, one box rebuilds.',
      ru: 'Печь и продувка, регенерация, датчики, ремонт one box.',
      es: 'Horneado y soplado, regeneración, sensores, one box.',
    },
    from: [350, 600],
    scenes: ['engine', 'aero-blue'],
  },
  {
    name: {
      en: 'Used parts, engines, cabs',
      ru: 'Б/у запчасти, моторы, кабины',
      es: 'Refacciones usadas y motores',
    },
    what: {
      en: 'Six acres of Cascadias, Volvos and Internationals, hoods and bumpers on the shelf.',
      ru: 'Шесть акров: Cascadia, Volvo, International, капоты и бамперы на полке.',
      es: 'Seis acres de Cascadia, Volvo e International, cofres y defensas en existencia.',
    },
    from: null,
    scenes: ['lot-day', 'engine'],
  },
  {
    name: { en: 'Annual DOT inspections', ru: 'Годовые инспекции DOT', es: 'Inspecciones anuales DOT' },
    what: {
      en: 'Truck and trailer in one hour, small things fixed on the spot.',
      ru: 'Трак и трейлер за час, мелочи чиним сразу.',
      es: 'Tráiler y remolque en una hora, lo chico se arregla ahí mismo.',
    },
    from: [70, 120],
    scenes: ['shop-bay', 'permits'],
  },
]

export const repairShops: Kind = business(
  { trade: 'shop', closing: 'shop', offers: REPAIRS },
  {
    en: {
      titles: [
        '{offer}, {road} exit {exit}',
        '{offer}, {city}',
        '{offer} {hours}, {city}',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company}: {~offer} in {town}, {road} exit {exit}.',
          '{offer} at {road} exit {exit}, {town}, room for {bays} rigs.',
          '{years} years of fixing trucks in {town}. {offer}.',
        ],
        ['{what}'],
        [
          'Open {hours}, drivers’ lounge with a shower.',
          'Photos and price before we touch anything.',
          'Fleet checks, EFS, Comdata accepted.',
          'Written warranty on labor.',
        ],
        [
          'Most jobs are done the same day.',
          'We stock filters, seals, drums, chambers and hoses.',
          'Parking for the night is free while you wait.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {road}, съезд {exit}',
        '{offer}, {city}',
        '{offer}, {hours}, {city}',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company}: {~offer}, {town}, {road}, съезд {exit}.',
          '{offer}: {road}, съезд {exit}, {town}, место на {bays} траков.',
          '{years} лет чиним траки, {town}. {offer}.',
        ],
        ['{what}'],
        [
          'Работаем {hours}, комната отдыха с душем.',
          'Сначала фото и цена, потом ремонт.',
          'Принимаем fleet checks, EFS, Comdata.',
          'Письменная гарантия на работу.',
        ],
        [
          'Большинство работ делаем в тот же день.',
          'Фильтры, сальники, барабаны, камеры и шланги на складе.',
          'Пока ждёте, ночная стоянка бесплатно.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {road} salida {exit}',
        '{offer}, {city}',
        '{offer}, {hours}, {city}',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company}: {~offer} en {town}, {road} salida {exit}.',
          '{offer} en la {road} salida {exit}, {town}, lugar para {bays} tráileres.',
          '{years} años arreglando tráileres en {town}. {offer}.',
        ],
        ['{what}'],
        [
          'Horario {hours}, sala para choferes con regadera.',
          'Fotos y precio antes de meter mano.',
          'Se aceptan fleet checks, EFS y Comdata.',
          'Garantía por escrito en mano de obra.',
        ],
        [
          'Casi todo sale el mismo día.',
          'Filtros, sellos, tambores, cámaras y mangueras en existencia.',
          'Mientras espera, la noche de estacionamiento es gratis.',
        ],
      ],
    },
  },
)
