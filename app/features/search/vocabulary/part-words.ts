import { GENERAL_PART_WORDS } from './general-part-words.ts'
import type { PartWords } from './part-word.ts'

const JOBS = [
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
  'non-cdl-drivers',
  'office-staff',
  'mechanics',
  'jobs',
] as const
const DRIVERS = ['cdl-a-company-drivers', 'cdl-a-owner-operators', 'non-cdl-drivers'] as const
const CDL = ['cdl-a-company-drivers', 'cdl-a-owner-operators'] as const
const SHOPS = ['repair-shops-parts', 'auto-repair-shops'] as const

/** The parts of the trade by the words that ask for them, in three languages; cases and plurals are left to the stemmer. */
export const PART_WORDS: readonly PartWords[] = [
  {
    categories: JOBS,
    weight: 3,
    words:
      'job|jobs|work|working|hiring|employment|vacancy|position|career|opening|now hiring|looking for work|работа|работу|работать|вакансия|подработка|требуется|требуются|ищу работу|trabajo|trabajar|empleo|vacante|chamba|jale|jalar|contratando|solicito|se solicita|se busca|se ocupa|se necesita|puesto',
  },
  {
    categories: DRIVERS,
    weight: 3,
    words:
      'driver|drivers|driver job|driving job|trucking job|trucking jobs|водитель|водители|водителем|драйвер|шофер|chofer|choferes|conductor|manejar|manejador',
  },
  {
    categories: CDL,
    weight: 3,
    words:
      'truck driver|truck drivers|cdl driver|cdl job|cdl jobs|trucking company|trucking job|дальнобойщик|водитель трака|тракер|тракист|дальнобой|troquero|trailero|camionero|chofer de camion|chofer de trailer|operador de trailer',
  },
  {
    categories: CDL,
    weight: 2,
    words:
      'cdla|cdl|sap friendly|sap|felony friendly|home time|miles per week|cpm|per mile|за милю|por milla|detention pay',
  },
  {
    categories: ['cdl-a-company-drivers'],
    weight: 2,
    words:
      'company driver|company drivers|company|водитель в компанию|в компанию|компани драйвер|на компанию|chofer de compania|compania|patiero|yard spotter|yard jockey|hostler|spotter|споттер|yard dog',
  },
  {
    categories: ['cdl-a-owner-operators'],
    weight: 3,
    words:
      'owner operator|owner operators|owner op|o o|owneroperator|owner ops|lease on|lease on with|оунер оператор|оунер|овнер оператор|овнер|оунеры|онер оператор|со своим траком|на своем траке|свой трак|dueno operador|duenos operadores|owner operador|con mi troca|con mi propia troca|mi propio camion|lease purchase|lis purchase|лиз с выкупом|в лиз|percent of gross|of gross|от гросса|процент от гросса|процентов от гросса|del bruto',
  },
  {
    categories: ['non-cdl-drivers'],
    weight: 3,
    words:
      'non cdl|no cdl|without cdl|noncdl|без cdl|без сдл|без сидиэл|sin cdl|delivery driver|box truck driver|sprinter driver|cargo van driver|tow truck driver|водитель эвакуатора|водитель на спринтер|chofer sin cdl|chofer de van',
  },
  {
    categories: ['mechanics'],
    weight: 2,
    words:
      'mechanic|mechanics|technician|tech|diesel tech|шиномонтажник|вулканизаторщик|electrician|tire technician|llantero|механик|механика|механики|слесарь|автослесарь|mecanico|mecanicos|tecnico',
  },
  { categories: ['mechanics'], weight: 3, words: 'diesel mechanic|механик дизелист|mecanico diesel' },
  { categories: SHOPS, weight: 2, words: 'mechanic|механик|mecanico' },
  {
    categories: SHOPS,
    weight: 3,
    words:
      'технический центр|mobile mechanic|road mechanic|roadside mechanic|выездной механик|механик на трассе|mecanico movil|mecanico en el camino',
  },
  { categories: CDL, weight: 1, words: 'carrier|carriers|перевозчик|transportista' },
  {
    categories: ['office-staff'],
    weight: 2,
    words: 'office|office job|trucking office|в офис|офис|офисе|oficina|trabajo de oficina|coordinator',
  },
  {
    categories: ['trucks-trailers-marketplace'],
    weight: 2,
    words:
      'for sale|sale|buy|buying|sell|selling|used truck|used trailer|going for|price of|купить|куплю|продажа|продам|продаю|продается|стоит|venta|vendo|en venta|se vende|comprar|compro|a la venta|cuanto vale',
  },
  {
    categories: ['trucks-trailers-marketplace'],
    weight: 1,
    words:
      'truck|trucks|semi|semis|tractor|tarp|strap|binder|trailer|trailers|rig|трак|тягач|фура|грузовик|трейлер|прицеп|полуприцеп|troca|troke|camion|tractocamion|trailer|traila|remolque|caja|engine|hp|miles|mileage|пробег|миль|millas',
  },
  {
    categories: ['trucks-trailers-marketplace'],
    weight: 3,
    words:
      'drive tire|steer tire|trailer tire|lumber tarp|headache rack|bunk heater|bunk fridge|used tire|llanta usada|б у шины|б у покрышки|б у колеса|б у резина',
  },
  {
    categories: ['parking-lots'],
    weight: 3,
    words:
      'parking|park|parking lot|truck parking|semi parking|truck stop parking|parking spot|park my truck|overnight parking|drop yard|drop lot|стоянка|стоянку|стоянки|парковка|паркинг|припарковать|поставить трак|бросить трак|отстой|truck yard|semi yard|yard for trucks|yarda para troca|yarda para trocas|yarda para trailer|yarda para trailas|ярд для траков|drop trailer|drop a trailer|fenced yard|бросить трейлер|estacionamiento|estacionar|parqueo|parquear|parqueadero|parking',
  },
  {
    categories: ['parking-lots'],
    weight: 2,
    words:
      'yard|lot|spot|yarda|ярд|место под трак|место для трака|место под фуру|место под трейлер|поставить прицеп|поставить фуру|оставить прицеп|оставить фуру|бросить прицеп|бросить фуру|drop trailer|drop a trailer|leave my trailer|бросить трейлер|оставить трейлер|поставить трейлер|dejar el trailer|dejar la traila|lugar para troca|guardar la troca',
  },
  {
    categories: SHOPS,
    weight: 3,
    words:
      'repair|repairs|fix|fixes|fixing|repair shop|shop|mechanic shop|garage|service center|broke|broken|broke down|breakdown|ремонт|ремонтировать|починить|починка|чинить|чинит|отремонтировать|сто|автосервис|сервис|мастерская|шоп|сломался|сломалась|taller|reparacion|reparar|repara|arreglar|arregla|arreglan|compostura|componer|descompuesto|se descompuso|mecanica',
  },
  {
    categories: ['repair-shops-parts'],
    weight: 3,
    words:
      'dpf|dpf cleaning|разборка|разборка грузовиков|авторазборка|junkyard|truck salvage|yonke|yonque|clean dpf|limpieza de dpf|limpiar dpf|чистка дпф|dot inspection|дот инспекция|inspeccion dot|road service|truck repair|truck shop|semi repair|diesel|diesel repair|truck mechanic|ремонт трака|ремонт траков|трак сервис|дизель|taller diesel|taller de camiones|mecanico diesel|truck parts|parts|запчасти|refacciones|partes|yonke',
  },
  {
    categories: ['repair-shops-parts'],
    weight: 1,
    words: 'truck|semi|trailer|трак|трейлер|troca|camion|traila|remolque',
  },
  {
    categories: ['auto-repair-shops'],
    weight: 3,
    words:
      'body shop|body shops|auto body|auto repair|car repair|car mechanic|кузовной ремонт|ремонт машины|ремонт авто|ремонт акпп|taller de carros|taller de autos|taller mecanico de carros',
  },
  {
    categories: ['auto-repair-shops'],
    weight: 2,
    words:
      'car|cars|auto|pickup|suv|sedan|body shop|auto body|collision|машина|авто|автомобиль|легковой|легковая|пикап|кузовщик|кузовной|carro|coche|auto|camioneta|hojalatero|hojalateria|enderezado',
  },
  {
    categories: ['washing-detailing'],
    weight: 3,
    words:
      'wash|washing|truck wash|washout|detailing|car wash|мойка|мойку|мойки|помыть|вымыть|вошаут|детейлинг|lavado|lavar|lavadero|lavada|detallado|pulido',
  },
  {
    categories: ['cdl-a-schools'],
    weight: 3,
    words:
      'cdl school|cdl training|cdl classes|cdl course|truck driving school|trucking school|driving school|cdl class|get cdl|get my cdl|get a cdl|cdl permit|школа cdl|cdl школа|школа сдл|сдл школа|сидиэль школа|сидиэл школа|курсы cdl|курсы сдл|получить cdl|получить сдл|сдать на cdl|выучиться на cdl|обучение cdl|учиться на дальнобойщика|escuela de cdl|escuela cdl|escuela de trailer|escuela de manejo|curso cdl|curso de cdl|clases de cdl|sacar cdl|sacar licencia comercial|sacar mi cdl|licencia cdl|aprender a manejar trailer',
  },
  {
    categories: ['cdl-a-schools'],
    weight: 2,
    words: 'school|training|refresher|школа|курсы|обучение|escuela|curso|repaso|entrenamiento|tuition',
  },
  ...GENERAL_PART_WORDS,
]
