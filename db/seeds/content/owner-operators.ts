import { HAULS } from './hauls.ts'
import { commas, dollars, type Kind } from './kind.ts'
import { DESTINATIONS } from './towns.ts'

/** With a truck of one's own, for a share of what the load pays. */
export const ownerOperators: Kind = {
  weight: 70,
  trade: 'carrier',
  closing: 'work',
  draft({ pick, between }, town) {
    const { name, scenes } = pick(HAULS)
    const gross = between(62, 98) * 100
    return {
      facts: {
        haul: name,
        share: `${between(82, 92)}`,
        gross: dollars(gross),
        net: dollars(Math.round(gross * 0.0052) * 100),
        rate: `$${(between(215, 340) / 100).toFixed(2)}`,
        to: pick(DESTINATIONS.filter((to) => to !== town.city)),
        fuel: `$0.${between(35, 75)}`,
        rent: dollars(pick([0, 125, 150, 175, 200, 225, 250])),
        cover: dollars(between(17, 29) * 10),
        trucks: commas(between(2, 28) * 5),
        escrow: dollars(pick([1000, 1500, 2000, 2500])),
      },
      price: '',
      scenes,
    }
  },
  words: {
    en: {
      titles: [
        'Owner operators {share}% of gross, {haul}',
        'O/O {haul}, {gross} a week, {city}',
        '{share}% gross, {haul}, {city} – {to}',
        'Owner operators wanted, {rate} per mile average',
        'Lease on with us, {share}%, {city}',
        'Owner operators, {haul}, no forced dispatch',
      ],
      body: [
        [
          '{company}, {town}, takes on owner operators for {haul}: {share} % of gross, rate confirmations shown.',
          'Bring your truck, we bring the freight: {haul}, {share} % to you, every load on paper.',
          '{haul} owner operators, any state, most loads through {town} and {to}.',
          'We run {trucks} trucks, {haul}, and look for a few more owner operators.',
        ],
        [
          'Our drivers gross {gross} on average, {rate} a mile all in.',
          '{gross} gross a week is normal, about {net} of it after fuel.',
          'Average {rate} per mile last quarter, ask any of our drivers.',
          'Fuel card with {fuel} off a gallon, discount passed on in full.',
        ],
        [
          'Insurance {cover} a week, trailer {rent}, ELD and plates included.',
          'No escrow for the first month, then {escrow} in small parts.',
          'Trailer {rent} a week or pull your own.',
          'IFTA, IRP and permits done by our office.',
        ],
        [
          'You choose the loads, you choose the days at home.',
          'Settlement every Friday, advance on fuel when needed.',
          'One dispatcher for ten trucks, not for forty.',
          'No forced dispatch, no games with the rate con.',
        ],
        [
          'Truck 2008 or newer, two years of experience.',
          'Clean inspection history please, we keep our score low.',
          'Teams welcome, new authority helped to start.',
          'Paid orientation of one day in {town}.',
        ],
      ],
    },
    ru: {
      titles: [
        'Оунер-операторы, {share}% от гросса, {haul}',
        'Оунеры, {haul}, {gross} в неделю',
        '{share}% гросса, {haul}, {city} – {to}',
        'Оунер-операторы, в среднем {rate} за милю',
        'Встаньте к нам на лиз, {share}%, {city}',
        'Оунеры, {haul}, без форс-диспатча',
      ],
      body: [
        [
          '{company}, {town}, берёт оунер-операторов, {haul}: {share} % от гросса, рейт-конфёрмейшн показываем.',
          'С вас трак, с нас грузы: {haul}, вам {share} %, каждый лоуд на бумаге.',
          'Оунер-операторы, {haul}, из любого штата, чаще всего через {town} и {to}.',
          'У нас {trucks} траков, {haul}, берём ещё несколько оунеров.',
        ],
        [
          'Средний гросс {gross}, {rate} за милю со всем.',
          'Гросс {gross} в неделю – норма, после топлива около {net}.',
          'В прошлом квартале вышло {rate} за милю, спросите наших водителей.',
          'Топливная карта, скидка {fuel} с галлона вся ваша.',
        ],
        [
          'Страховка {cover} в неделю, трейлер {rent}, ELD и номера включены.',
          'Первый месяц без эскро, потом {escrow} частями.',
          'Трейлер {rent} в неделю или свой.',
          'IFTA, IRP и пермиты делает наш офис.',
        ],
        [
          'Грузы выбираете сами, дни дома тоже.',
          'Расчёт каждую пятницу, аванс на топливо без вопросов.',
          'Один диспетчер на десять траков, а не на сорок.',
          'Без форс-диспатча и без игр с рейтом.',
        ],
        [
          'Трак от 2008 года, опыт от двух лет.',
          'Нужна чистая история инспекций, бережём рейтинг.',
          'Тимы приветствуются, новым MC поможем начать.',
          'Ориентация один день с оплатой, {town}.',
        ],
      ],
    },
    es: {
      titles: [
        'Dueños operadores, {share}% del bruto, {haul}',
        'Dueño operador, {haul}, {gross} por semana',
        '{share}% del bruto, {haul}, {city} – {to}',
        'Dueños operadores, promedio {rate} por milla',
        'Trabaje con nosotros, {share}%, {city}',
        'Dueños operadores, {haul}, sin despacho forzado',
      ],
      body: [
        [
          '{company}, {town}, recibe dueños operadores para {haul}: {share} % del bruto, se enseña el rate con.',
          'Usted pone la troca y nosotros el flete: {haul}, {share} % para usted, todo por escrito.',
          'Dueños operadores de {haul}, de cualquier estado, casi todo por {town} y {to}.',
          'Tenemos {trucks} trocas de {haul} y buscamos unos dueños operadores más.',
        ],
        [
          'Nuestros choferes hacen {gross} brutos en promedio, {rate} por milla.',
          '{gross} a la semana es lo normal, unos {net} después del diésel.',
          'El trimestre pasado salió a {rate} por milla, pregunte a los muchachos.',
          'Tarjeta de combustible con {fuel} menos por galón, el descuento es suyo.',
        ],
        [
          'Aseguranza {cover} por semana, remolque {rent}, ELD y placas incluidas.',
          'El primer mes sin escrow, después {escrow} en partes.',
          'Remolque {rent} por semana o traiga el suyo.',
          'IFTA, IRP y permisos los hace la oficina.',
        ],
        [
          'Usted escoge las cargas y los días en casa.',
          'Pago cada viernes, adelanto para diésel cuando haga falta.',
          'Un despachador para diez trocas, no para cuarenta.',
          'Sin despacho forzado y sin trucos con la tarifa.',
        ],
        [
          'Troca 2008 o más nueva, dos años de experiencia.',
          'Inspecciones limpias, cuidamos nuestro puntaje.',
          'Equipos bienvenidos, ayudamos a empezar con MC nuevo.',
          'Orientación pagada de un día en {town}.',
        ],
      ],
    },
  },
}
