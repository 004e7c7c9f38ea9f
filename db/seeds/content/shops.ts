import type { SceneName } from '../drawing/scenes.ts'
import { type Fact, type Kind, dollars } from './kind.ts'

type Offer = { readonly name: Fact; readonly what: Fact; readonly from: readonly [number, number] | null; readonly scenes: readonly SceneName[] }

/** A business that offers one of several things; `{price}` is what it starts at. */
function business(trade: Kind['trade'], closing: Kind['closing'], offers: readonly Offer[], words: Kind['words'], weight = 1): Kind {
  return {
    weight,
    trade,
    closing,
    draft({ pick, between }) {
      const { name, what, from, scenes } = pick(offers)
      const price = from ? dollars(Math.round(between(...from) / 5) * 5) : ''
      return {
        facts: { offer: name, what, price, years: `${between(4, 27)}`, exit: `${between(12, 280)}`, bays: `${between(3, 12)}`, spots: `${between(18, 220)}`, hours: pick(['24/7', '7–19', '8–18', '6–22'] as const) },
        price: '',
        scenes,
      }
    },
    words,
  }
}

const REPAIRS: readonly Offer[] = [
  { name: { en: 'Truck and trailer repair', ru: 'Ремонт траков и трейлеров', es: 'Reparación de tráileres' }, what: { en: 'Engines, clutches, brakes, suspension, alignment.', ru: 'Моторы, сцепления, тормоза, подвеска, развал.', es: 'Motores, clutch, frenos, suspensión, alineación.' }, from: [110, 155], scenes: ['shop-bay', 'shop-hood', 'tool-wall'] },
  { name: { en: 'Mobile road service', ru: 'Выездной ремонт', es: 'Servicio en carretera' }, what: { en: 'Tires, jump starts, air leaks, wheel seals, on the shoulder or in your yard.', ru: 'Колёса, прикурить, утечки воздуха, сальники, на обочине или у вас во дворе.', es: 'Llantas, corriente, fugas de aire, sellos, en la orilla o en su yarda.' }, from: [150, 280], scenes: ['tow-truck', 'toolbox'] },
  { name: { en: 'Reefer repair', ru: 'Ремонт рефрижераторов', es: 'Reparación de termos' }, what: { en: 'Thermo King and Carrier, alarms cleared, gas charged, pre-trips.', ru: 'Thermo King и Carrier: ошибки, заправка, притрип.', es: 'Thermo King y Carrier: alarmas, gas, pre-trip.' }, from: [130, 190], scenes: ['reefer', 'reefer-blue'] },
  { name: { en: 'Tires, new and recap', ru: 'Шины новые и наварные', es: 'Llantas nuevas y recap' }, what: { en: 'Steers, drives, trailer tires, mounted while you drink a coffee.', ru: 'На перед, на мосты, на трейлер, ставим, пока пьёте кофе.', es: 'Dirección, tracción y remolque, se montan mientras toma café.' }, from: [240, 420], scenes: ['tires'] },
  { name: { en: 'DPF cleaning and after-treatment', ru: 'Чистка DPF и выхлопа', es: 'Limpieza de DPF' }, what: { en: 'Bake and blow, forced regens, sensors, one box rebuilds.', ru: 'Печь и продувка, регенерация, датчики, ремонт one box.', es: 'Horneado y soplado, regeneración, sensores, one box.' }, from: [350, 600], scenes: ['engine', 'aero-blue'] },
  { name: { en: 'Used parts, engines, cabs', ru: 'Б/у запчасти, моторы, кабины', es: 'Refacciones usadas y motores' }, what: { en: 'Six acres of Cascadias, Volvos and Internationals, hoods and bumpers on the shelf.', ru: 'Шесть акров: Cascadia, Volvo, International, капоты и бамперы на полке.', es: 'Seis acres de Cascadia, Volvo e International, cofres y defensas en existencia.' }, from: null, scenes: ['lot-day', 'engine'] },
  { name: { en: 'Annual DOT inspections', ru: 'Годовые инспекции DOT', es: 'Inspecciones anuales DOT' }, what: { en: 'Truck and trailer in one hour, small things fixed on the spot.', ru: 'Трак и трейлер за час, мелочи чиним сразу.', es: 'Tráiler y remolque en una hora, lo chico se arregla ahí mismo.' }, from: [70, 120], scenes: ['shop-bay', 'permits'] },
]

export const repairShops: Kind = business('shop', 'service', REPAIRS, {
  en: {
    titles: ['{offer}, {road} exit {exit}', '{offer}, {city}', '{offer} {hours}, {city}', '{company}: {offer}'],
    body: [
      ['{company}: {offer} in {town}, {road} exit {exit}.', '{offer} at {road} exit {exit}, {town}, room for {bays} rigs.', '{years} years of fixing trucks in {town}. {offer}.'],
      ['{what}'],
      ['Open {hours}, drivers’ lounge with a shower.', 'Photos and price before we touch anything.', 'Fleet checks, EFS, Comdata accepted.', 'Written warranty on labor.'],
      ['Most jobs are done the same day.', 'We stock filters, seals, drums, chambers and hoses.', 'Parking for the night is free while you wait.'],
    ],
  },
  ru: {
    titles: ['{offer}, {road}, съезд {exit}', '{offer}, {city}', '{offer}, {hours}, {city}', '{company}: {offer}'],
    body: [
      ['{company}: {offer}, {town}, {road}, съезд {exit}.', '{offer}: {road}, съезд {exit}, {town}, место на {bays} траков.', '{years} лет чиним траки, {town}. {offer}.'],
      ['{what}'],
      ['Работаем {hours}, комната отдыха с душем.', 'Сначала фото и цена, потом ремонт.', 'Принимаем fleet checks, EFS, Comdata.', 'Письменная гарантия на работу.'],
      ['Большинство работ делаем в тот же день.', 'Фильтры, сальники, барабаны, камеры и шланги на складе.', 'Пока ждёте, ночная стоянка бесплатно.'],
    ],
  },
  es: {
    titles: ['{offer}, {road} salida {exit}', '{offer}, {city}', '{offer}, {hours}, {city}', '{company}: {offer}'],
    body: [
      ['{company}: {offer} en {town}, {road} salida {exit}.', '{offer} en la {road} salida {exit}, {town}, lugar para {bays} tráileres.', '{years} años arreglando tráileres en {town}. {offer}.'],
      ['{what}'],
      ['Horario {hours}, sala para choferes con regadera.', 'Fotos y precio antes de meter mano.', 'Se aceptan fleet checks, EFS y Comdata.', 'Garantía por escrito en mano de obra.'],
      ['Casi todo sale el mismo día.', 'Filtros, sellos, tambores, cámaras y mangueras en existencia.', 'Mientras espera, la noche de estacionamiento es gratis.'],
    ],
  },
})

const WASHES: readonly Offer[] = [
  { name: { en: 'Truck and trailer wash', ru: 'Мойка траков и трейлеров', es: 'Lavado de tráiler y remolque' }, what: { en: 'Two-step wash by hand, aluminum-safe soap, 25 minutes for a rig.', ru: 'Ручная двухфазная мойка, химия безопасна для алюминия, 25 минут на сцепку.', es: 'Lavado a mano en dos pasos, jabón para aluminio, 25 minutos por unidad.' }, from: [55, 95], scenes: ['wash-bay'] },
  { name: { en: 'Reefer and food-grade washout', ru: 'Вошаут рефов, пищевой', es: 'Washout grado alimenticio' }, what: { en: 'Hot water, sanitizer, receipt accepted by every receiver.', ru: 'Горячая вода, санитайзер, чек примет любой склад.', es: 'Agua caliente, sanitizante y recibo que aceptan todas las bodegas.' }, from: [40, 75], scenes: ['reefer', 'wash-bay'] },
  { name: { en: 'Polishing of wheels and tanks', ru: 'Полировка дисков и баков', es: 'Pulido de rines y tanques' }, what: { en: 'Mirror finish in three steps, sealed for the winter.', ru: 'Зеркало в три этапа, с защитой на зиму.', es: 'Acabado espejo en tres pasos, sellado para el invierno.' }, from: [250, 650], scenes: ['polish', 'classic-black'] },
  { name: { en: 'Cab interior detailing', ru: 'Химчистка кабины', es: 'Detallado interior de cabina' }, what: { en: 'Seats, mattress, carpets and headliner, smoke smell out.', ru: 'Сиденья, матрас, ковры и потолок, запах табака уходит.', es: 'Asientos, colchón, alfombras y techo, se va el olor a cigarro.' }, from: [150, 320], scenes: ['aero-white', 'bucket'] },
  { name: { en: 'Engine bay and chassis degreasing', ru: 'Мойка мотора и рамы', es: 'Lavado de motor y chasis' }, what: { en: 'Steam and degreaser before inspection or sale.', ru: 'Пар и обезжириватель перед инспекцией или продажей.', es: 'Vapor y desengrasante antes de inspección o venta.' }, from: [90, 180], scenes: ['engine', 'wash-bay'] },
]

export const washing: Kind = business('shop', 'service', WASHES, {
  en: {
    titles: ['{offer} from {price}, {city}', '{offer}, {road} exit {exit}', '{offer}, {city}', '{offer}, open {hours}'],
    body: [['{company}, {town}: {offer}, {road} exit {exit}.', '{offer} in {town}, open {hours}, no appointment needed.'], ['{what}'], ['From {price}, every tenth one is free.', 'Starts at {price}, fleets pay once a month.', 'Prices from {price}, shown before we start.'], ['Two bays of 80 feet, straight through.', 'Warm waiting room, coffee and Wi-Fi.', 'We come to your yard for five units and more.']],
  },
  ru: {
    titles: ['{offer} от {price}, {city}', '{offer}, {road}, съезд {exit}', '{offer}, {city}', '{offer}, {hours}'],
    body: [['{company}, {town}: {offer}, {road}, съезд {exit}.', '{offer}, {town}, работаем {hours}, без записи.'], ['{what}'], ['От {price}, каждая десятая бесплатно.', 'Начиная с {price}, компании платят раз в месяц.', 'Цены от {price}, называем до начала работы.'], ['Два бокса по 80 футов, сквозной проезд.', 'Тёплая комната ожидания, кофе и Wi-Fi.', 'От пяти единиц приедем к вам на ярд.']],
  },
  es: {
    titles: ['{offer} desde {price}, {city}', '{offer}, {road} salida {exit}', '{offer}, {city}', '{offer}, {hours}'],
    body: [['{company}, {town}: {offer}, {road} salida {exit}.', '{offer} en {town}, abierto {hours}, sin cita.'], ['{what}'], ['Desde {price}, el décimo es gratis.', 'A partir de {price}, las flotillas pagan una vez al mes.', 'Precios desde {price}, se los decimos antes de empezar.'], ['Dos bahías de 80 pies, entrada y salida derecha.', 'Sala de espera con calefacción, café y Wi-Fi.', 'Desde cinco unidades vamos a su yarda.']],
  },
})

export { business, type Offer }
