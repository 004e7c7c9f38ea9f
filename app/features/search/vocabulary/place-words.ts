import type { ChoiceWords } from './choice-word.ts'

/** What people call facts of parking lots, homes, schools, and opening hours beside the names of the choices, in three languages. */
export const PLACE_WORDS: ChoiceWords = {
  open247: {
    yes: '24/7|24 7|24 hours|24 hour|24hrs|24 hrs|24h|24 horas|24 часа|open 24|open now|right now|at night|around the clock|all night|2 am|3 am|круглосуточно|круглосуточный|круглосуточная|ночью|сейчас открыто|открыто сейчас|abierto ahora|abierto 24|toda la noche|dia y noche|de noche|las 24 horas|abierto',
  },
  fenced: {
    yes: 'fenced|fence|gated|secure|secured|огороженная|с забором|за забором|закрытая|cercado|cercada|con cerca|bardeado|seguro para camiones',
  },
  lighting: {
    yes: 'lit|lighted|well lit|lights|lighting|освещенная|с освещением|iluminado|iluminada|alumbrado|con luz',
  },
  cameras: {
    yes: 'cameras|camera|cctv|surveillance|video surveillance|камеры|с камерами|видеонаблюдение|под камерами|camaras|con camaras|vigilancia',
  },
  guard: {
    yes: 'guard|guarded|security guard|security|охрана|с охраной|охраняемая|под охраной|guardia|vigilado|vigilada|vigilante|con guardia|con seguridad',
  },
  reeferAllowed: {
    yes: 'reefer parking|reefer allowed|run reefer|reefers ok|можно с рефом|реф можно|para refrigerado|con termo',
  },
  trailerDrop: {
    yes: 'drop trailer|trailer drop|drop a trailer|drop my trailer|leave trailer|leave my trailer|drop lot|drop yard|trailer storage|бросить трейлер|оставить трейлер|кинуть трейлер|поставить трейлер|дроп трейлера|dejar el trailer|dejar trailer|dejar la traila|dejar mi traila|dejar la caja|soltar trailer|dejar remolque',
  },
  showers: { yes: 'showers|shower|душ|душевые|с душем|regaderas|regadera|duchas|bano con regadera' },
  repairOnSite: {
    yes: 'repair on site|mechanic on site|shop on site|ремонт на месте|механик на стоянке|mecanico en el lugar|taller en el lugar',
  },
  surface: {
    asphalt: 'paved|asphalt|асфальт|асфальтированная|pavimentado|asfalto',
    gravel: 'gravel|щебень|гравий|grava',
    concrete: 'concrete|бетон|concreto',
  },
  deal: {
    sale: 'for sale|sale|buy|buying|purchase|sell|продажа|продаю|продам|продается|купить|куплю|venta|vendo|en venta|se vende|comprar|compro|de venta',
    rent: 'for rent|rent|rental|renting|lease|to rent|аренда|аренду|в аренду|снять|сниму|сдам|сдаю|сдается|сдаётся|в рент|рент|renta|rento|rentar|en renta|se renta|alquiler|alquilar|alquilo|busco renta',
  },
  propertyType: {
    house: 'house|home|single family|дом|домик|хаус|casa|casas|vivienda',
    townhouse: 'townhouse|townhome|таунхаус',
    apartment:
      'apartment|apt|apartments|studio|flat|квартира|квартиру|апартамент|студия|apartamento|departamento|depa|apto',
    condo: 'condo|condominium|кондо|condominio',
    room: 'room|room for rent|roommate|bedroom for rent|комната|комнату|подселение|койко место|cuarto|habitacion|recamara en renta',
    land: 'land|lot|acres|acre|plot|земля|участок|акр|terreno|lote|acres',
    office: 'office|office space|офис|офисное помещение|помещение под офис|oficina|local para oficina',
    warehouse: 'warehouse|dock|docks|loading dock|склад|складское помещение|bodega|almacen|nave',
    shop: 'shop building|repair shop building|garage|truck shop|мастерская|шоп|гараж|бокс|taller|cochera|garaje',
    yard: 'truck yard|yard|lot for trucks|ярд|ярд для траков|площадка|база|yarda|patio|patio para camiones',
    store:
      'store|retail space|restaurant space|storefront|магазин|торговое помещение|помещение под ресторан|local comercial|local|tienda',
  },
  truckParking: {
    yes: 'truck parking|park my truck|park my semi|park a semi|room to park|park semi|semi parking|truck friendly|место для трака|с местом для трака|поставить трак|парковка для трака|стоянка для трака|lugar para el trailer|lugar para la troca|lugar para el camion|estacionar el trailer|estacionamiento para camion|espacio para trailer|con estacionamiento',
  },
  furnished: { yes: 'furnished|меблированная|с мебелью|amueblado|amueblada|con muebles' },
  utilitiesIncluded: {
    yes: 'utilities included|bills included|all included|включены коммунальные|с коммуналкой|коммуналка включена|servicios incluidos|todo incluido|billes incluidos',
  },
  courses: {
    a: 'cdla|cdl a|class a|cdl|cdl class a|сдл|сдл а|класс а|clase a|licencia comercial',
    b: 'cdlb|cdl b|class b|сдл б|класс б|clase b',
    refresher:
      'refresher|refresher course|рефрешер|освежить навыки|вспомнить вождение|repaso|curso de repaso|refrescar',
    h: 'hazmat|хазмат|materiales peligrosos',
    p: 'passenger|bus|автобус|pasajeros|autobus',
    s: 'school bus|школьный автобус|autobus escolar',
  },
  courseTimes: {
    day: 'daytime|днем|de dia',
    evening:
      'evening|evenings|after work|night classes|вечером|вечерние|вечерняя|по вечерам|por la tarde|en la tarde|de noche|nocturno',
    weekend:
      'weekend|weekends|saturday|sunday|по выходным|выходные|в субботу|fin de semana|fines de semana|sabados|sabado|domingo',
  },
  jobPlacement: {
    yes: 'job placement|job guaranteed|with job|help with job|трудоустройство|с трудоустройством|с работой|помощь с работой|colocacion|bolsa de trabajo|con trabajo',
  },
  housing: {
    yes: 'housing|dorm|lodging|with housing|жилье|жильё|с жильем|с проживанием|общежитие|hospedaje|alojamiento|vivienda',
  },
  languages: {
    en: 'english speaking|speaks english|англоязычный|на английском|говорит по английски|habla ingles|en ingles',
    es: 'spanish speaking|speaks spanish|in spanish|se habla espanol|hable espanol|habla espanol|hablan espanol|en espanol|bilingual|bilingue|испаноязычный|на испанском|говорит по испански|hispano|latino',
    ru: 'russian speaking|speaks russian|in russian|russian|русскоговорящий|русскоговорящая|русскоязычный|на русском|по русски|говорит по русски|говорят по русски|с русским языком|знание русского|русский|наши|habla ruso|en ruso|ruso',
    uk: 'ukrainian speaking|speaks ukrainian|украиноязычный|по украински|на украинском|habla ucraniano',
    pl: 'polish speaking|speaks polish|po polsku|польский|на польском|говорит по польски|habla polaco',
    ro: 'romanian|moldovan|по румынски|молдавский|на румынском',
    lt: 'lithuanian|литовский|по литовски',
    uz: 'uzbek|узбекский|по узбекски|узбек',
    ky: 'kyrgyz|kirgiz|по киргизски|кыргыз',
    sr: 'serbian|bosnian|croatian|по сербски|сербский',
    bg: 'bulgarian|по болгарски|болгарский',
    ka: 'georgian|по грузински|грузинский',
    pa: 'punjabi|desi|панджаби',
    tr: 'turkish|по турецки|турецкий',
    so: 'somali|сомалийский',
    ar: 'arabic|арабский',
    hi: 'hindi|хинди',
    zh: 'chinese|mandarin|китайский',
  },
  statesServed: {},
  freeConsultation: {
    yes: 'free consultation|free consult|бесплатная консультация|консультация бесплатно|consulta gratis|consulta gratuita|primera consulta gratis',
  },
  fixedPrice: {
    yes: 'flat fee|flat rate|fixed price|fixed fee|no percentage|фиксированная цена|фикс|фиксированная оплата|без процента|tarifa fija|precio fijo|cuota fija|sin porcentaje',
  },
  priceKind: {
    estimate:
      'free estimate|free quote|estimate|бесплатная оценка|оценка бесплатно|estimado gratis|presupuesto gratis|cotizacion gratis',
    free: 'free|for free|free of charge|бесплатно|бесплатный|бесплатные|gratis|gratuito',
  },
  mobileService: {
    yes: 'mobile|mobile service|mobile mechanic|we come to you|come to me|on site|выездной|с выездом|выезд|приедет|мобильный|a domicilio|movil|servicio movil|va a donde estas',
  },
  heavyDuty: { yes: 'heavy duty|heavy truck|для большегрузов|тяжелая техника|pesado|uso pesado' },
  driveThrough: { yes: 'drive through|drive thru|проездная|pase directo' },
  familyFriendly: {
    yes: 'family friendly|family|kids friendly|for the whole family|семейный|с детьми|для всей семьи|familiar|para la familia|para toda la familia',
  },
}
