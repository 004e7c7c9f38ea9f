import type { ChoiceWords } from './choice-word.ts'

/** What people call facts of jobs beside the names of the choices, in three languages. */
export const JOB_WORDS: ChoiceWords = {
  route: {
    local: 'local|local route|локал|локальный|локально|местный|по городу|lokal',
    regional: 'regional|регионал|региональный|по региону|regionales',
    otr: 'otr|over the road|long haul|long distance|отр|дальнобой|дальние рейсы|дальняк|по всей америке|larga distancia|48 states|foraneo',
    dedicated:
      'dedicated|dedicated lane|дедикейтед|дедикейт|выделенный маршрут|постоянный маршрут|dedicado|ruta fija|ruta dedicada',
    team: 'team|team driver|тим|в тиме|тимом|в паре|напарник|en equipo|en pareja|equipo',
  },
  homeTime: {
    daily:
      'home daily|daily home|home every day|home every night|home nightly|дома каждый день|каждый день дома|каждую ночь дома|дома каждый вечер|en casa diario|diario en casa|casa diario|en casa todos los dias|todos los dias en casa|dormir en casa|cada noche en casa',
    weekly:
      'home weekly|weekly home|home every week|home every weekend|home weekends|home on weekends|weekends home|weekends off|дома каждую неделю|каждую неделю дома|дома каждые выходные|дома на выходные|выходные дома|дома раз в неделю|en casa cada semana|cada semana en casa|en casa cada fin de semana|fin de semana en casa|fines de semana en casa|en casa los fines de semana',
    biweekly:
      'home every 2 weeks|home biweekly|home every two weeks|дома раз в две недели|en casa cada dos semanas|cada 2 semanas',
  },
  freight: {
    'dry-van': 'dry van|van|caja seca|драйвэн|драй вэн|драйван|драйвен|на драйване',
    reefer: 'reefer|refrigerated|caja refrigerada|refrigerado|refri|termo|рефка|реф|рефер|рифер|рефрижератор',
    flatbed: 'flatbed|flat bed|plataforma|plana|флэтбед|флетбед|платформа',
    'step-deck': 'step deck|степдек|степ дек|степ',
    lowboy: 'lowboy|heavy haul|oversize|oversized|лоубой|ловбой|негабарит|carga pesada|cama baja',
    'car-hauler': 'car hauler|car hauling|auto hauler|auto transport|автовоз|кархолер|madrina|nodriza',
    tanker: 'tanker|tank|hazmat tanker|цистерна|танкер|тэнкер|бочка|pipa|tanque',
    intermodal:
      'intermodal|container|containers|drayage|port|контейнер|контейнера|интермодал|дрейдж|порт|contenedor|puerto',
    dump: 'dump|dump truck|end dump|самосвал|дамп трак|volteo|dompe|gondola|material',
    hopper: 'hopper|grain|зерновоз|хоппер|tolva|grano',
    ltl: 'ltl|linehaul|line haul|p and d|сборный груз|лайнхол',
    'power-only': 'power only|пауэр онли|павер онли',
    'box-truck': 'box truck|straight truck|26 ft|бокстрак|бокс трак|стрейт|camion de caja|caja chica',
    'cargo-van':
      'cargo van|sprinter|sprinter van|van|карго вэн|карго ван|каргован|карговэн|спринтер|вэн|van de carga',
    hotshot: 'hotshot|hot shot|хотшот|хот шот|dually|pickup|пикап',
  },
  licenseClass: {
    a: 'cdla|cdl a|class a|class a cdl|cdl|cdla|сдл а|сдл|класс а|категория а|clase a|licencia clase a|licencia comercial',
    b: 'cdlb|cdl b|class b|сдл б|класс б|clase b',
    c: 'cdlc|cdl c|class c|класс с|clase c',
    none: 'no cdl|non cdl|without cdl|no cdl needed|без cdl|без сдл|без прав|sin cdl|sin licencia comercial',
  },
  endorsements: {
    h: 'hazmat|hazmat endorsement|хазмат|опасные грузы|material peligroso|materiales peligrosos',
    n: 'tanker endorsement|tank endorsement|endoso de tanque',
    t: 'doubles|triples|doubles triples|даблы|dobles',
    p: 'passenger endorsement|bus driver|bus|автобус|водитель автобуса|autobus',
    s: 'school bus|школьный автобус|autobus escolar',
  },
  employment: {
    w2: 'w2|w 2|на чек|на w2',
    '1099': '1099|contractor|по 1099',
    contract: 'contract|contrato|по контракту',
  },
  benefits: {
    health: 'health insurance|medical insurance|benefits|медстраховка|seguro medico|beneficios|бенефиты',
    dental: 'dental|dental insurance',
    '401k': '401k|401 k|retirement',
    pto: 'pto|paid time off|paid vacation|vacation|оплачиваемый отпуск|отпуск|vacaciones pagadas|vacaciones',
  },
  schedule: {
    'full-time': 'full time|полный день|полная занятость|tiempo completo|фул тайм',
    'part-time': 'part time|half day|неполный день|подработка|на полставки|парт тайм|medio tiempo|part-time',
    temporary: 'temporary|temp|временная|temporal',
    seasonal: 'seasonal|summer job|сезонная|на лето|de temporada',
  },
  remote: {
    remote:
      'remote|work from home|from home|удаленно|удаленная|из дома|на дому|remoto|desde casa|a distancia|на удаленке',
    hybrid: 'hybrid|гибрид|hibrido',
  },
  shift: {
    day: 'day shift|days|дневная смена|днем|turno de dia|de dia',
    evening:
      'evening shift|second shift|2nd shift|evenings|вечерняя смена|вечером|turno de tarde|por la tarde',
    night:
      'night shift|nights|night|overnight|third shift|3rd shift|ночная смена|ночной|в ночь|ночью|turno de noche|nocturno|de noche',
    weekend: 'weekend|weekends|weekend shift|по выходным|выходные|fin de semana|fines de semana',
  },
  officeRole: {
    dispatcher:
      'dispatcher|truck dispatcher|диспетчер|диспечер|диспатчер|despachador|despachadora|dispatch job|dispatching job',
    tracking: 'tracking|tracker|updater|track and trace|трекинг|апдейтер|апдейт|rastreo',
    safety:
      'safety|safety manager|safety coordinator|safety specialist|safety director|сейфти|сэйфти|сафети|seguridad|coordinador de seguridad',
    recruiter:
      'recruiter|driver recruiter|recruiting|hr|рекрутер|рекрутинг|эйчар|reclutador|reclutadora|reclutamiento|recursos humanos',
    accounting:
      'accounting|accountant|bookkeeper|payroll|billing|billing clerk|ap ar|бухгалтер|аккаунтинг|биллинг|contador|contadora|contabilidad|facturacion|nomina',
    'fleet-manager':
      'fleet manager|fleet|driver manager|флит менеджер|менеджер парка|флит|gerente de flota|encargado de flotilla',
    broker: 'freight broker|broker|брокер|брокером|corredor de carga',
    sales: 'sales|sales rep|salesperson|продажи|менеджер по продажам|ventas|vendedor',
    'office-manager':
      'office manager|secretary|receptionist|office assistant|admin assistant|офис менеджер|секретарь|ресепшн|secretaria|recepcionista|oficina',
  },
  mechanicSkills: {
    engine:
      'engine|diesel|diesel mechanic|diesel technician|diesel tech|двигатель|мотор|моторист|дизель|дизелист|motor|mecanico diesel',
    electrical: 'electrical|electrician|электрик|электрика|электрику|electrico|electricista',
    diagnostics: 'diagnostics|diagnostic|диагност|диагностика|diagnostico',
    brakes: 'brakes|тормоза|frenos',
    suspension: 'suspension|подвеска|ходовая|suspension',
    transmission: 'transmission|коробка|акпп|transmision',
    aftertreatment: 'aftertreatment|dpf|def|egr|emissions',
    trailer: 'trailer|trailer mechanic|trailer tech|трейлер|прицеп|по трейлерам|remolque|traila',
    reefer: 'reefer|reefer tech|thermo king|рефустановка|реф|термокинг|refrigeracion|termo',
    tires: 'tire|tires|tire tech|шины|шиномонтаж|шиномонтажник|колеса|llantas|llantero',
    welding: 'welder|welding|сварщик|сварка|soldador|soldadura',
    body: 'body|body man|auto body|painter|кузов|кузовщик|маляр|hojalatero|pintor',
    'road-service':
      'road service|roadside|mobile mechanic|выездной механик|auxilio vial|auxilio en carretera',
  },
  jobField: {
    warehouse:
      'warehouse|forklift|picker|packer|loader|склад|складе|на склад|грузчик|погрузчик|кладовщик|упаковщик|almacen|bodega|montacargas|montacarguista|montacargista|empacador|cargador',
    construction:
      'construction|construction worker|construction helper|construction laborer|ayudante de construccion|ayudante general|разнорабочий на стройку|рабочий на стройку|laborer|labor|carpenter|roofer|framer|drywall|helper|стройка|строитель|разнорабочий|плотник|кровельщик|construccion|albanil|ayudante|carpintero|techero|peon',
    cleaning:
      'cleaning|cleaner|janitor|housekeeper|housekeeping|maid|уборка|уборщица|уборщик|клининг|limpieza|limpiar|limpiando|limpiadora|conserje',
    delivery:
      'delivery|courier|delivery driver|доставка|курьер|развозка|reparto|repartidor|entrega|mensajero',
    care: 'caregiver|care|home care|nanny|babysitter|cna|nurse|сиделка|сиделкой|няня|нянечка|уход|хоматенд|cuidador|cuidadora|ninera|enfermera|cuidado de ancianos',
    food: 'cook|kitchen|chef|server|waiter|waitress|dishwasher|restaurant|barista|повар|кухня|официант|официантка|посудомойщик|ресторан|cocinero|cocinera|cocina|mesero|mesera|lavaplatos|restaurante',
    office:
      'office|office assistant|receptionist|administrator|офис|ресепшн|администратор|oficina|recepcionista',
    sales:
      'sales|cashier|retail|salesperson|store clerk|продавец|продажи|кассир|магазин|ventas|vendedor|cajero|cajera|tienda',
    beauty:
      'hairdresser|barber|nail tech|beautician|stylist|парикмахер|маникюр|мастер маникюра|барбер|estilista|barbero|peluquero',
    production:
      'factory|production|assembly|manufacturing|machine operator|завод|фабрика|производство|сборщик|fabrica|produccion|ensamble|operador de maquina',
    repair:
      'handyman|maintenance|repair|technician|hvac tech|plumber|electrician|мастер на все руки|ремонтник|сантехник|электрик|mantenimiento|plomero|electricista',
  },
  camera: {
    none: 'no camera|no cameras|without camera|no inward camera|no driver facing camera|no inward facing camera|без камеры|без камер|sin camara|sin camaras',
    road: 'no inward camera|no driver facing camera|no inward facing camera|road facing camera|outward camera',
  },
  pets: {
    yes: 'pets|pet friendly|pets allowed|pets ok|dog|dogs|cat|cats|с собакой|с животными|с кошкой|с котом|с питомцем|животные|mascotas|mascota|perro|perros|gato|gatos|aceptan mascotas',
  },
  riders: {
    yes: 'rider|riders|passenger|rider policy|passenger policy|with my wife|take my wife|с пассажиром|с женой|пассажира|райдер|con mi esposa|llevar a mi esposa|llevar a mi familia|pasajero|acompanante',
  },
  noTouch: {
    yes: 'no touch|no touch freight|drop and hook|ноу тач|без выгрузки|без погрузки|не грузить|sin tocar carga|sin cargar|sin descargar|no cargar',
  },
  noForcedDispatch: {
    yes: 'no forced dispatch|no force dispatch|without forced dispatch|без форс диспатча|не было форс диспатча|нет форс диспатча|без форсдиспатча|sin despacho forzado|no despacho forzado',
  },
  leasePurchase: {
    yes: 'lease purchase|lease to own|lease to purchase|leasing|лиз с выкупом|лиз пурчейз|в лиз|лизинг|аренда с выкупом|с выкупом|lis purchase|opcion a compra|arrendamiento con opcion a compra',
  },
  trailerProvided: {
    yes: 'trailer provided|with trailer|company trailer|трейлер даем|трейлер от компании|с трейлером компании|con remolque|traila incluida',
  },
  ownAuthority: {
    yes: 'own authority|own mc|with own mc|свой mc|со своим mc|под своим mc|con mi mc|mi propio mc|mc propio|autoridad propia',
  },
  weeklySettlements: {
    yes: 'weekly settlements|weekly pay|paid weekly|оплата каждую неделю|платят каждую неделю|pago semanal|pagos semanales',
  },
  fuelDiscount: {
    yes: 'fuel discount|fuel discounts|fuel card|скидка на топливо|скидки на дизель|descuento de diesel|descuento en combustible',
  },
  toolsProvided: { yes: 'tools provided|инструмент предоставляется|инструменты дают|herramienta incluida' },
}
