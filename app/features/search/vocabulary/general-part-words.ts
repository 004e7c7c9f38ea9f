import type { PartWords } from './part-word.ts'

const LAWYERS = ['traffic-attorney', 'legal-services'] as const

/** The parts of the trade that are offices, services, and everyday things, by the words that ask for them. */
export const GENERAL_PART_WORDS: readonly PartWords[] = [
  {
    categories: ['insurance-services'],
    weight: 3,
    words:
      'insurance|insurer|coverage|insure|insurance quote|страховка|страховку|страхование|застраховать|страховая|медстраховка|автостраховка|seguro|seguros|aseguranza|aseguranzas|asegurar|cobertura',
  },
  {
    categories: ['traffic-attorney'],
    weight: 3,
    words:
      'ticket|tickets|traffic ticket|traffic lawyer|traffic attorney|ticket lawyer|cdl lawyer|cdl attorney|violation|csa|тикет|тикеты|тикету|штраф|штрафы|адвокат по тикетам|multa|multas|infraccion|infracciones|abogado de tickets|dui',
  },
  {
    categories: LAWYERS,
    weight: 3,
    words:
      'lawyer|lawyers|attorney|attorneys|atty|legal|legal help|адвокат|адвокаты|юрист|юридический|юридическая|abogado|abogados|abogada|licenciado|legal',
  },
  {
    categories: ['traffic-attorney'],
    weight: 1,
    words: 'cdl|license|права|licencia|licencia comercial|trooper|cop|dot',
  },
  {
    categories: ['legal-services'],
    weight: 2,
    words:
      'notary|нотариус|notario|immigration|иммиграция|inmigracion|sue|court|суд|corte|demanda|divorce|развод|divorcio',
  },
  {
    categories: ['financial-services'],
    weight: 3,
    words:
      'accountant|bookkeeper|bookkeeping|tax|taxes|loan|loans|mortgage|credit repair|credit|cpa|бухгалтер|бухгалтерия|налоги|таксы|кредит|кредитная|ипотека|займ|contador|contabilidad|impuestos|prestamo|prestamos|hipoteca|credito',
  },
  {
    categories: ['outsourcing-services'],
    weight: 3,
    words:
      'dispatch service|dispatching service|dispatch services|dispatch company|eld|elog|ifta|mc authority|authority|mc number|boc 3|ucr|irp|permits|drug test|consortium|factoring|dot compliance|fuel card|диспетчерские услуги|услуги диспетчера|диспетчерский сервис|диспатч сервис|елд|элд|ифта|пермиты|факторинг|открыть mc|открыть мс|наркотест|servicio de despacho|servicios de despacho|compania de dispatch|sacar mc|sacar mi mc|permisos|factoraje|prueba de drogas|numero mc',
  },
  {
    categories: ['outsourcing-services'],
    weight: 2,
    words:
      'service|services|company|dispatcher for|диспетчер для|услуги|despachador para|servicio|servicios|tramite',
  },
  {
    categories: ['construction-services'],
    weight: 3,
    words:
      'contractor|remodel|remodeling|renovation|construction company|builder|handyman|remodelacion|remodelar|contratista|стройка|строительство|строители|отделка|ремонт дома|ремонт квартиры|ремонт кухни|ремонт ванной|construir',
  },
  {
    categories: ['construction-services'],
    weight: 2,
    words:
      'ремонт|roof|fence|залить бетон|concrete|floor|paint|build|built|construccion|plomero|electricista|pintor|plumber|electrician',
  },
  {
    categories: ['cleaning-services'],
    weight: 3,
    words:
      'cleaning|clean|cleaner|cleaners|cleaning service|maid service|janitorial|уборка|уборку|убрать|клининг|клининговая|химчистка|limpieza|limpiar|limpien|servicio de limpieza|lavado de alfombras',
  },
  {
    categories: ['best-stores'],
    weight: 3,
    words:
      'store|stores|shop for|where to buy|grocery|groceries|supermarket|market|магазин|магазины|супермаркет|где купить|tienda|tiendas|mercado|supermercado|mueblerias|abarrotes|carniceria|panaderia',
  },
  {
    categories: ['best-stores'],
    weight: 2,
    words: 'muebles|furniture|мебель|boots|botas|pharmacy|farmacia|аптека|buy|купить|comprar',
  },
  {
    categories: ['restaurants'],
    weight: 3,
    words:
      'restaurant|restaurants|food|eat|eating|diner|cafe|lunch|dinner|breakfast|buffet|place to eat|pizza|tacos|ресторан|рестораны|кафе|поесть|покушать|еда|кухня|столовая|пообедать|шашлык|restaurante|restaurantes|comida|comer|fonda|cocina|taqueria',
  },
  {
    categories: ['beauty-health'],
    weight: 3,
    words:
      'salon|beauty|barber|barbershop|haircut|nails|massage|dentist|chiropractor|doctor|clinic|dot physical|medical card|gym|spa|салон|красота|парикмахер|парикмахерская|стрижка|маникюр|массаж|стоматолог|врач|клиника|медкомиссия|медосмотр|спортзал|salon de belleza|estetica|barberia|peluqueria|masaje|dentista|doctor|clinica|examen medico|gimnasio|unas',
  },
  {
    categories: ['classes'],
    weight: 3,
    words:
      'class|classes|lesson|lessons|course|courses|tutor|learn|teacher|study|test prep|prep|курсы|уроки|занятия|научиться|учить|выучить|репетитор|преподаватель|секция|кружок|clases|clase|curso|cursos|lecciones|aprender|maestro|profesor',
  },
  {
    categories: ['events'],
    weight: 3,
    words:
      'event|events|concert|festival|party|job fair|truck show|ярмарка вакансий|ярмарка работы|feria de empleo|hiring event|driver hiring event|tickets to|мероприятие|мероприятия|концерт|фестиваль|вечеринка|праздник|ярмарка|банкетный зал|свадьба|evento|eventos|concierto|fiesta|feria|baile|boda|salon de fiestas|party hall|banquet hall|quinceanera',
  },
  {
    categories: ['real-estate-marketplace'],
    weight: 3,
    words:
      'house|houses|apartment|apartments|condo|room for rent|rent|real estate|realtor|property|acres|office space|yard for lease|yard for rent|truck yard for lease|truck yard for rent|shop space|bay space|space for rent|space for lease|дом|дома|квартира|квартиру|комната|комнату|недвижимость|снять|сниму|сдам|сдается|аренда|аренду|участок|риелтор|гараж|casa|casas|apartamento|departamento|cuarto|habitacion|renta|rentar|rento|terreno|bienes raices|local comercial|bodega en renta|cochera',
  },
  {
    categories: ['real-estate-marketplace'],
    weight: 2,
    words:
      'for rent|for sale|home|warehouse|yard|land|garage|office|bedroom|bedrooms|bathroom|ярд|склад|офис|спальни|спальня|bodega|yarda|patio|oficina|recamaras|recamara|bano|en renta|de venta|en venta',
  },
  {
    categories: ['jobs'],
    weight: 2,
    words:
      'warehouse|cook|cashier|caregiver|nanny|cleaner|construction|laborer|helper|forklift|складе|склад|повар|сиделка|няня|уборщица|разнорабочий|грузчик|официант|продавец|кассир|cocinero|cuidando|cuidar viejitos|cuidar ancianos|cajera|ninera|ayudante|montacargas|montacargista|mesera|limpiando|cuidadora|jardinero',
  },
]
