import type { ChoiceWords } from './choice-word.ts'

/** What people call services, goods, food, lessons, and events beside the names of the choices, in three languages. */
export const GENERAL_SERVICE_WORDS: ChoiceWords = {
  legalServices: {
    immigration:
      'immigration|green card|visa|asylum|work permit|citizenship lawyer|deportation|иммиграция|иммиграционный|грин карта|гринкарта|виза|убежище|асайлум|inmigracion|migracion|visa|asilo|residencia|permiso de trabajo|green card',
    injury:
      'injury|personal injury|hurt|slip and fall|травма|травмы|получил травму|lesiones|lesion|lastimado|me lastime',
    accident:
      'accident|truck accident|car accident|crash|авария|аварии|дтп|попал в аварию|accidente|accidentes|choque',
    traffic: 'traffic ticket|ticket|тикет|тикеты|штраф|multa|ticket',
    family:
      'divorce|family law|custody|child support|развод|алименты|опека|семейный|divorcio|custodia|manutencion|familia',
    criminal: 'criminal|arrested|felony|уголовный|уголовное|арестовали|penal|criminal|arrestado',
    business: 'business lawyer|contract|llc|corporate|бизнес|договор|контракт|negocios|contrato',
    employment:
      'employment lawyer|wages|unpaid wages|fired|labor law|не заплатили|зарплату не платят|трудовой|уволили|laboral|no me pagaron|despedido|salario no pagado',
    'real-estate':
      'real estate lawyer|closing|closing attorney|eviction|landlord|клоузинг|недвижимость|выселение|bienes raices|cierre|desalojo',
    bankruptcy: 'bankruptcy|chapter 7|chapter 13|debt|банкротство|долги|bancarrota|quiebra|deudas',
    wills: 'will|wills|trust|estate planning|завещание|наследство|траст|testamento|herencia',
    notary:
      'notary|notary public|apostille|power of attorney|нотариус|апостиль|доверенность|нотариально|notario|notaria|apostilla|poder notarial',
    translation:
      'translation|translator|translate documents|interpreter|перевод|переводчик|перевод документов|traduccion|traductor|traducir|traducciones',
  },
  financialServices: {
    taxes:
      'taxes|tax|tax return|tax preparation|2290|irs|itin|налоги|налог|таксы|такс ретурн|декларация|impuestos|taxes|declaracion',
    bookkeeping:
      'bookkeeping|bookkeeper|accountant|accounting|cpa|бухгалтер|бухгалтерия|бухучет|букипер|contador|contadora|contabilidad|tenedor de libros',
    payroll: 'payroll|пейролл|зарплата|начисление зарплаты|nomina',
    factoring: 'factoring|факторинг|factoraje',
    'truck-loans':
      'truck loan|truck financing|finance a truck|equipment loan|equipment financing|loan for truck|кредит на трак|займ на трак|финансирование трака|лоун на трак|prestamo para camion|prestamo para troca|prestamo para comprar troca|financiamiento de camion|credito para troca',
    'business-loans':
      'business loan|loan|working capital|sba loan|кредит для бизнеса|займ|кредит|лоун|prestamo|prestamo para negocio|credito para negocio',
    mortgage:
      'mortgage|home loan|refinance|ипотека|моргидж|рефинансирование|hipoteca|prestamo de casa|refinanciar',
    credit:
      'credit repair|fix credit|fix my credit|credit score|bad credit|исправить кредит|исправить кредитную историю|кредитная история|поднять кредит|кредит скор|reparar credito|arreglar credito|arreglar mi credito|mal credito|subir mi credito|reparacion de credito',
    'company-setup':
      'company setup|open company|open llc|register company|incorporate|llc|открыть компанию|открыть llc|зарегистрировать компанию|регистрация компании|abrir compania|abrir empresa|registrar compania|formar llc',
    planning:
      'financial planning|retirement|investment|invest|401k|финансовое планирование|пенсия|инвестиции|planeacion financiera|inversion|retiro',
    transfers:
      'money transfer|send money|wire|перевод денег|отправить деньги|перевести деньги|enviar dinero|envios de dinero|mandar dinero|remesas',
  },
  constructionServices: {
    remodeling:
      'remodeling|remodel|renovation|home renovation|ремонт под ключ|ремонт дома|ремонт квартиры|ремонт квартир|remodelacion|remodelar|renovacion',
    kitchens:
      'kitchen|kitchen remodel|kitchen cabinets|кухня|кухни|ремонт кухни|cocina|remodelar cocina|remodelar la cocina|gabinetes',
    bathrooms:
      'bathroom|bathroom remodel|shower installation|bath|ванная|ванной|ванную|ремонт ванной|санузел|bano|banos|remodelar bano',
    roofing:
      'roof|roofing|roof repair|roofer|shingles|крыша|крышу|кровля|кровельщик|techo|techos|techero|tejado|gotera',
    siding: 'siding|gutters|сайдинг|водостоки',
    framing: 'framing|framer|каркас|фрейминг',
    drywall: 'drywall|sheetrock|гипсокартон|драйвол|tablaroca|yeso',
    painting: 'painting|painter|paint house|house painter|покраска|покрасить|маляр|pintar|pintor|pintura',
    flooring:
      'floor|flooring|hardwood|tile|laminate|пол|полы|паркет|ламинат|плитка|плиточник|piso|pisos|loseta|azulejo|duela',
    concrete: 'concrete|driveway|patio|foundation|бетон|бетонные|фундамент|драйвей|concreto|cemento|banqueta',
    excavation:
      'excavation|excavator|digging|grading|экскаватор|земляные|котлован|excavacion|retroexcavadora',
    paving:
      'paving|asphalt|parking lot paving|sealcoating|асфальт|асфальтирование|pavimento|pavimentar|asfalto',
    plumbing:
      'plumbing|plumber|leak|drain|water heater|сантехник|сантехника|трубы|течет|plomero|plomeria|fuga|drenaje',
    electrical:
      'electrician|electrical|wiring|panel upgrade|электрик|электрика|проводка|electricista|electricidad|instalacion electrica',
    hvac: 'hvac|heating|furnace|ac installation|air conditioning|отопление|кондиционер|фурнас|calefaccion|aire acondicionado|calenton',
    fencing: 'fence|fencing|fence installation|забор|заборы|поставить забор|cerca|cercas|barda',
  },
  cleaningServices: {
    homes:
      'house cleaning|home cleaning|maid|maid service|clean my house|уборка дома|уборка квартиры|уборка домов|уборка квартир|убрать дом|limpieza de casas|limpieza de casa|limpiar mi casa|limpiar la casa',
    offices:
      'office cleaning|clean office|commercial cleaning|janitorial|уборка офиса|клининг офиса|уборка офисов|limpieza de oficina|limpieza de oficinas|limpiar oficina',
    deep: 'deep cleaning|deep clean|генеральная уборка|глубокая уборка|limpieza profunda',
    'move-out':
      'move out cleaning|move out|moveout|move in|moving cleaning|уборка после выезда|после выезда|при переезде|limpieza de mudanza|mudanza',
    'after-building':
      'after construction|post construction|construction cleanup|после ремонта|после стройки|уборка после ремонта|despues de construccion|limpieza de obra|despues de obra',
    windows:
      'window cleaning|window washing|windows|мойка окон|помыть окна|окна|limpieza de ventanas|lavar ventanas|ventanas',
    carpets:
      'carpet cleaning|carpet|rug|upholstery|couch cleaning|ковер|ковры|чистка ковров|химчистка мебели|химчистка дивана|alfombra|alfombras|limpieza de alfombras|lavado de alfombras|sofa|tapiceria',
    'truck-cabs':
      'truck cab cleaning|cab cleaning|clean truck cab|уборка кабины|чистка кабины|кабина трака|limpieza de cabina|limpiar cabina',
    warehouses:
      'warehouse cleaning|clean warehouse|уборка склада|уборка складов|limpieza de bodega|limpieza de almacen',
  },
  storeGoods: {
    groceries:
      'grocery|groceries|grocery store|supermarket|food store|продукты|продуктовый|продуктовый магазин|супермаркет|русский магазин|русские продукты|abarrotes|supermercado|tienda mexicana|mandado|despensa|comestibles',
    meat: 'meat|butcher|fish|carniceria|мясо|рыба|мясной|carne|pescado|carnicero',
    bakery: 'bakery|bread|cake|pastry|пекарня|хлеб|торт|выпечка|panaderia|pan|pastel|pasteleria',
    household: 'household|home goods|хозтовары|для дома|hogar',
    electronics:
      'electronics|phone repair|cb radio|dash cam|dashcam|gps|электроника|видеорегистратор|рация|навигатор|electronica|celulares|radio cb|camara para camion',
    clothes:
      'clothes|boots|work boots|shoes|clothing|одежда|обувь|ботинки|рабочая обувь|ropa|botas|zapatos|botas de trabajo',
    furniture: 'furniture|mattress|couch|мебель|матрас|диван|muebles|muebleria|colchon|colchones',
    'auto-parts':
      'auto parts|car parts|автозапчасти|запчасти на машину|refaccionaria|autopartes|refacciones de carro',
    'truck-gear':
      'trucker gear|trucker store|truck accessories|chrome|chrome shop|хром|аксессуары для трака|товары для дальнобойщиков|accesorios para camion|cromo|accesorios de troca',
    gifts: 'gifts|gift|flowers|подарки|подарок|цветы|regalos|flores',
    pharmacy: 'pharmacy|medicine|drugstore|аптека|лекарства|farmacia|medicina',
  },
  cuisine: {
    american:
      'american|burger|burgers|bbq|barbecue|diner|steak|wings|американская|бургер|бургеры|барбекю|дайнер|hamburguesa|hamburguesas|americana',
    mexican:
      'mexican|tacos|taco|taqueria|burrito|tamales|birria|мексиканская|тако|буррито|mexicana|mexicano|comida mexicana|antojitos',
    russian:
      'russian|russian food|pelmeni|borscht|русская кухня|русский ресторан|русская|пельмени|борщ|домашняя кухня|rusa|ruso|comida rusa|restaurante ruso',
    ukrainian: 'ukrainian|ukrainian food|украинская|вареники|украинская кухня|ucraniana',
    georgian: 'georgian|khachapuri|грузинская|хачапури|хинкали|georgiana',
    uzbek: 'uzbek|plov|узбекская|плов|манты|самса|лагман|uzbeka',
    polish: 'polish|pierogi|польская|polaca',
    balkan: 'balkan|serbian|bosnian|cevapi|балканская|сербская|balcanica',
    italian: 'italian|pizza|pasta|итальянская|пицца|паста|italiana',
    indian: 'indian|punjabi|curry|dhaba|индийская|карри|comida india',
    chinese: 'chinese|китайская|comida china',
  },
  restaurantServices: {
    'dine-in': 'dine in|sit down',
    takeout: 'takeout|take out|to go|carry out|с собой|навынос|para llevar',
    delivery: 'food delivery|delivery|доставка еды|доставка|a domicilio|entrega a domicilio',
    catering: 'catering|кейтеринг|banquetes a domicilio|catering',
    banquets: 'banquet|banquets|banquet hall|party hall|банкет|банкетный зал|banquete|salon de fiestas|salon',
    breakfast: 'breakfast|brunch|завтрак|завтраки|позавтракать|desayuno|desayunos|desayunar|almuerzos',
    halal: 'halal|халяль|халял',
    kosher: 'kosher|кошерный|кошер',
  },
  beautyServices: {
    haircut:
      'haircut|haircuts|hair salon|hair|hairdresser|стрижка|парикмахер|парикмахерская|подстричься|corte de pelo|corte|peluqueria|estetica|salon de belleza',
    barber: 'barber|barber shop|barbershop|beard|барбер|барбершоп|борода|barbero|barberia|barba',
    color:
      'hair color|hair coloring|highlights|окрашивание|покрасить волосы|мелирование|tinte|color de pelo|mechas',
    nails: 'nails|manicure|pedicure|nail salon|ногти|маникюр|педикюр|unas|manicura|pedicura|manicure',
    brows: 'eyebrows|brows|lashes|eyelashes|брови|ресницы|наращивание ресниц|cejas|pestanas',
    makeup: 'makeup|makeup artist|макияж|визажист|maquillaje',
    massage:
      'massage|back massage|massage therapist|массаж|массажист|masaje|masajes|masajista|sobador|quiropractico',
    cosmetology:
      'facial|skin care|cosmetologist|botox|косметолог|чистка лица|ботокс|limpieza facial|facial|cuidado de la piel',
    laser: 'laser|laser hair removal|лазер|лазерная эпиляция|эпиляция|depilacion|depilacion laser',
    dentist:
      'dentist|dental|teeth|tooth|toothache|стоматолог|зубной|зуб|зубы|болит зуб|dentista|dental|dientes|muela',
    physicals:
      'dot physical|dot physicals|physical exam|medical card|dot medical|medical examiner|медосмотр|медкомиссия|медкарта|медицинская карта|дот физикал|физикал|examen medico|examen dot|tarjeta medica|examen fisico|examen medico dot',
    chiropractor:
      'chiropractor|back pain|хиропрактик|мануальщик|болит спина|спина|quiropractico|dolor de espalda',
    fitness: 'fitness|gym|personal trainer|workout|фитнес|спортзал|тренажерный|тренер|gimnasio|entrenador',
  },
  subjects: {
    english:
      'english|english classes|english lessons|esl|learn english|английский|английского|курсы английского|выучить английский|учить английский|ingles|clases de ingles|aprender ingles|curso de ingles',
    citizenship:
      'citizenship|citizenship test|naturalization|civics|гражданство|на гражданство|экзамен на гражданство|ciudadania|examen de ciudadania|clases de ciudadania',
    computers:
      'computer|computers|programming|coding|it courses|компьютер|компьютерные|программирование|айти|тестировщик|computacion|computadora|programacion',
    dispatching:
      'dispatcher course|dispatch training|learn dispatching|become dispatcher|dispatcher school|курсы диспетчеров|курсы диспетчера|обучение диспетчеров|диспетчерские курсы|выучиться на диспетчера|curso de despachador|curso de dispatcher|curso de despacho|aprender dispatch',
    bookkeeping: 'bookkeeping course|quickbooks course|курсы бухгалтеров|curso de contabilidad',
    driving:
      'driving lessons|driving school|learn to drive|driving test|уроки вождения|автошкола|научиться водить|вождение|clases de manejo|escuela de manejo|aprender a manejar',
    trades:
      'trade school|welding class|hvac course|electrician course|курсы сварщиков|профессия|oficios|curso de soldadura|curso de electricista',
    music:
      'music|piano|guitar|violin|singing|музыка|пианино|гитара|вокал|скрипка|музыкальная|musica|guitarra|canto|clases de piano',
    dance: 'dance|dancing|ballet|salsa|танцы|балет|хореография|baile|bailar|danza|zumba',
    sport:
      'sport|boxing|karate|soccer|martial arts|wrestling|swimming|спорт|бокс|карате|борьба|футбол|плавание|boxeo|karate|futbol|deporte|lucha',
    children:
      'for kids|kids|children|for children|для детей|детский|детские|ребенка|детям|para ninos|ninos|infantil',
  },
  classFormat: {
    online: 'online|zoom|virtual|онлайн|по зуму|дистанционно|en linea|por internet|virtual',
    'in-person': 'in person|очно|presencial',
    group: 'group|groups|в группе|группа|en grupo|grupal',
    private: 'private|one on one|tutor|индивидуально|репетитор|частный|privado|particular|individual|tutor',
    evenings:
      'evening|evenings|after work|вечером|по вечерам|вечерние|por la tarde|por las tardes|en la noche',
    weekends: 'weekend|weekends|по выходным|выходные|fin de semana|fines de semana|sabados',
  },
  eventKind: {
    concert: 'concert|live music|концерт|concierto|musica en vivo',
    festival: 'festival|fest|фестиваль|feria',
    party: 'party|dance party|new year party|вечеринка|дискотека|fiesta|baile',
    show: 'truck show|show|truck expo|expo|шоу|шоу траков|трак шоу|выставка|exhibicion|show de trocas|exhibicion de trailers|expo',
    'job-fair':
      'job fair|hiring event|career fair|driver hiring event|ярмарка вакансий|набор водителей|feria de empleo|feria de trabajo|evento de contratacion',
    class: 'workshop|seminar|talk|meetup|семинар|мастер класс|встреча|taller|platica|seminario',
    family:
      'family day|kids event|family event|семейный праздник|детский праздник|dia familiar|evento familiar',
    sport: 'tournament|sport event|race|marathon|турнир|соревнования|забег|torneo|carrera|partido',
    celebration:
      'celebration|wedding|banquet|party hall|banquet hall|birthday|quinceanera|свадьба|банкет|банкетный зал|торжество|день рождения|юбилей|boda|celebracion|salon de fiestas|salon para fiestas|quinceanera|cumpleanos|banquete|salon',
  },
}
