import type { ChoiceWords } from './choice-word.ts'

const ENGINE =
  'engine|engine repair|motor|двигатель|мотор|движок|reparacion de motor|капремонт двигателя|overhaul|rebuild'
const DIAGNOSTICS =
  'diagnostics|diagnostic|check engine|check engine light|computer scan|scan|code reading|диагностика|чек энжин|чек|горит чек|компьютерная диагностика|diagnostico|escaneo|escaner|luz de check'
const BRAKES = 'brakes|brake|brake job|brake pads|тормоза|тормозить|колодки|frenos|balatas'
const TIRES =
  'tires|tire|tire shop|flat tire|tyre|tire repair|шины|шиномонтаж|колеса|колесо|резина|покрышки|пробил колесо|llantas|llanta|llantera|ponchadura|vulcanizadora'
const SUSPENSION =
  'suspension|airbags|air bags|shocks|springs|подвеска|ходовая|рессоры|амортизаторы|suspension|bolsas de aire|muelles|amortiguadores'
const ALIGNMENT =
  'alignment|wheel alignment|truck alignment|развал|сход развал|развал схождение|alineacion|alinear|alineamiento'
const TRANSMISSION =
  'transmission|transmission repair|gearbox|коробка|коробка передач|акпп|трансмиссия|ремонт акпп|transmision|caja de cambios|caja de velocidades'
const AC =
  'ac|a c|air conditioning|air conditioner|hvac|freon|кондиционер|кондей|заправка кондиционера|aire acondicionado|clima'
const ELECTRICAL =
  'electrical|wiring|alternator|starter|battery|batteries|lights|электрика|электрик|проводка|генератор|стартер|аккумулятор|electrico|electrica|electricista|alternador|marcha|bateria'
const DETAILING = 'detailing|detail|auto detail|детейлинг|химчистка|detallado|detalle'

/** What people call the services of the trade beside the names of the choices, in three languages. */
export const TRADE_SERVICE_WORDS: ChoiceWords = {
  repairServices: {
    engine: `${ENGINE}|in frame|injectors|turbo|форсунки|турбина|inyectores`,
    diagnostics: DIAGNOSTICS,
    electrical: ELECTRICAL,
    dpf: 'dpf|dpf cleaning|clean dpf|def|egr|scr|regen|aftertreatment|emissions|particulate filter|дпф|сажевый|сажевый фильтр|чистка дпф|прожиг|деф|limpieza de dpf|limpiar dpf|filtro de particulas|regeneracion',
    brakes: BRAKES,
    tires: TIRES,
    suspension: SUSPENSION,
    alignment: ALIGNMENT,
    transmission: TRANSMISSION,
    clutch: 'clutch|clutch replacement|сцепление|клатч|embrague|clutch|cambio de clutch',
    ac: AC,
    trailer:
      'trailer repair|trailer shop|fix trailer|ремонт трейлера|ремонт трейлеров|ремонт прицепа|reparacion de trailers|taller de trailers|reparar traila|arreglar traila|taller de trailas',
    reefer:
      'reefer|reefer repair|reefer unit|thermo king|thermoking|carrier unit|ремонт рефа|ремонт рефки|ремонт рефок|ремонт рефрижератора|реф|рефка|рефустановка|термокинг|thermos|termo|termos|unidad de refrigeracion|refrigeracion|thermo',
    body: 'body shop|body work|paint|collision|fiberglass|fairing|bumper|кузовной|кузовной ремонт|покраска|бампер|hojalateria|pintura|carroceria',
    welding: 'welding|welder|weld|сварка|сварщик|заварить|soldadura|soldador|soldar',
    inspection:
      'dot inspection|inspection|annual inspection|federal inspection|дот инспекция|инспекция|техосмотр|годовая инспекция|inspeccion|inspeccion dot|inspeccion anual',
    pm: 'pm|pm service|oil change|lube|preventive maintenance|oil|замена масла|масло|поменять масло|то|техобслуживание|cambio de aceite|aceite|mantenimiento preventivo|mantenimiento|servicio pm',
    towing:
      'towing|tow|tow truck|wrecker|heavy towing|recovery|эвакуатор|тоу|тоутрак|отбуксировать|буксировка|grua|remolcar|arrastre',
    'road-service':
      'road service|roadside|roadside assistance|mobile repair|mobile mechanic|breakdown|broke down|broken down|stuck|выезд|выездной|выездной ремонт|выездной механик|помощь на дороге|сломался на дороге|сломался|роуд сервис|auxilio vial|auxilio en carretera|servicio en carretera|mecanico movil|mecanico a domicilio|me quede tirado|se descompuso',
    parts:
      'parts|used parts|truck parts|spare parts|salvage|junkyard|junk yard|hood|bumper|used engine|запчасти|запчасть|б у запчасти|разборка|авторазборка|refacciones|partes|yonke|yonque|partes usadas|deshuesadero',
  },
  washServices: {
    exterior:
      'wash|truck wash|wash my truck|trailer wash|мойка|помыть|помыть трак|мойка траков|lavado|lavar|lavar la troca|lavado de camiones|lavar camion|lavado de trailer',
    washout:
      'washout|wash out|trailer washout|вошаут|вош аут|помыть внутри|мойка внутри|lavado interior|lavado por dentro|lavar la caja|washout de caja',
    sanitizing:
      'sanitizing|sanitize|disinfection|дезинфекция|санобработка|desinfeccion|desinfectar|sanitizar',
    engine: 'engine wash|engine cleaning|мойка двигателя|помыть двигатель|lavado de motor|lavar motor',
    polish:
      'polish|polishing|chrome polish|aluminum polishing|полировка|отполировать|pulido|pulir|pulida de aluminio',
    interior:
      'interior cleaning|interior|cab cleaning|чистка салона|химчистка салона|уборка кабины|limpieza de cabina|interior de cabina|limpieza interior',
    detailing: DETAILING,
    ceramic: 'ceramic|ceramic coating|wax|керамика|воск|ceramico|cera|encerado',
  },
  bodyServices: {
    collision:
      'collision|accident repair|body shop|body repair|auto body|кузовной|кузовной ремонт|после аварии|кузовщик|choque|choques|hojalateria|reparacion de choque|carroceria|enderezado',
    paint: 'paint|painting|paint job|покраска|покрасить|маляр|pintura|pintar',
    frame: 'frame|frame straightening|рама|геометрия|enderezado|chasis',
    dents: 'dent|dents|dent removal|pdr|вмятина|вмятины|abolladuras|golpes|golpe',
    glass: 'glass|windshield|auto glass|стекло|лобовое|лобовое стекло|стекла|vidrio|parabrisas|cristales',
    engine: ENGINE,
    diagnostics: DIAGNOSTICS,
    brakes: BRAKES,
    tires: TIRES,
    alignment: ALIGNMENT,
    suspension: SUSPENSION,
    transmission: TRANSMISSION,
    ac: AC,
    electrical: ELECTRICAL,
    oil: 'oil change|oil|lube|замена масла|поменять масло|масло|cambio de aceite|aceite',
    detailing: DETAILING,
  },
  supportServices: {
    dispatch:
      'dispatch|dispatch service|dispatching|dispatcher service|truck dispatch|диспетчер|диспетчинг|диспетчерские услуги|диспетчерский сервис|услуги диспетчера|диспатч|despacho|despachador|servicio de despacho|dispatch',
    eld: 'eld|elog|e log|electronic log|logbook app|елд|элд|электронный логбук|логбук|bitacora electronica',
    permits: 'permit|permits|oversize permit|trip permit|пермит|пермиты|разрешение|permiso|permisos',
    ifta: 'ifta|fuel tax|ifta filing|ифта|топливный налог',
    authority:
      'authority|mc authority|mc number|get mc|mc dot|usdot|dot number|open mc|mc setup|start trucking company|открыть mc|открыть мс|получить mc|mc номер|мс номер|открыть компанию|открыть тракинговую компанию|sacar mc|sacar mi mc|numero mc|tramite mc|mc y dot|abrir compania|numero dot',
    compliance:
      'compliance|dot compliance|dot audit|new entrant audit|audit|комплаенс|аудит|дот аудит|auditoria|cumplimiento',
    safety:
      'safety|safety service|safety department|сейфти|сэйфти|сейфти услуги|seguridad|servicio de safety',
    'drug-testing':
      'drug test|drug testing|consortium|clearinghouse|random testing|наркотест|тест на наркотики|драг тест|клирингхаус|antidoping|prueba de drogas|examen de drogas|consorcio',
    factoring:
      'factoring|factoring company|non recourse|quick pay|факторинг|факторинговая|factoraje|factoring',
    bookkeeping:
      'bookkeeping|bookkeeper|accounting|бухгалтерия|бухгалтер|букипинг|contabilidad|contador|teneduria',
    recruiting:
      'recruiting|driver recruiting|find drivers|hire drivers|рекрутинг|найти водителей|подбор водителей|reclutamiento|conseguir choferes|reclutar choferes',
    'fuel-cards':
      'fuel card|fuel cards|fuel discount|топливная карта|топливные карты|фьюл карта|tarjeta de combustible|tarjeta de diesel',
    plates:
      'plates|irp|apportioned plates|truck registration|tags|номера|плейты|регистрация трака|placas|placas apportioned|registro',
    physicals:
      'dot physical|physical|medical card|medical exam|медосмотр|медкомиссия|медкарта|медицинская карта|examen medico|tarjeta medica|examen fisico',
    training:
      'training|driver training|safety training|тренинг|обучение водителей|capacitacion|entrenamiento',
    towing: 'towing|tow truck|эвакуатор|grua',
  },
  insuranceServices: {
    liability:
      'liability|primary liability|commercial truck insurance|truck insurance|trucking insurance|commercial insurance|new mc|new authority|new venture|лайабилити|страховка на трак|страховка для трака|страховка трака|новый mc|на новый mc|commercial auto|aseguranza comercial|seguro comercial|aseguranza para troca|seguro para camion|seguro de troca|mc nuevo|compania nueva|responsabilidad civil',
    cargo: 'cargo|cargo insurance|карго|страховка груза|страхование груза|carga|seguro de carga',
    'physical-damage': 'physical damage|physdam|физ дэмидж|физдэмидж|danos fisicos|danos',
    bobtail: 'bobtail|non trucking|бобтейл|bobtail insurance',
    trailer: 'trailer interchange|interchange|интерчейндж|intercambio de trailer',
    occupational:
      'occupational accident|occ acc|occacc|несчастный случай|accidentes de trabajo|accidente ocupacional',
    general:
      'general liability|business insurance|страховка бизнеса|для бизнеса|responsabilidad general|seguro de negocio',
    'workers-comp':
      'workers comp|workers compensation|воркерс комп|compensacion de trabajadores|compensacion laboral',
    auto: 'auto insurance|car insurance|sr22|personal auto|автостраховка|страховка на машину|страховка машины|на авто|aseguranza de carro|seguro de auto|aseguranza de auto|seguro de carro',
    home: 'home insurance|homeowners|renters insurance|страховка дома|страховка на дом|seguro de casa|aseguranza de casa',
    health:
      'health insurance|medical insurance|obamacare|aca|medicaid|медстраховка|медицинская страховка|обамакер|seguro medico|seguro de salud|aseguranza medica|gastos medicos',
    life: 'life insurance|страхование жизни|страховка жизни|seguro de vida|aseguranza de vida',
  },
  trafficServices: {
    speeding:
      'speeding|speeding ticket|speed ticket|скорость|превышение скорости|за скорость|тикет за скорость|velocidad|exceso de velocidad|ticket de velocidad',
    overweight:
      'overweight|over weight|overweight ticket|перевес|овервейт|за перевес|sobrepeso|exceso de peso',
    'log-book':
      'log book|logbook|hos|hos violation|hours of service|логбук|нарушение логбука|часы вождения|bitacora|horas de servicio',
    lane: 'lane|lane change|following too close|tailgating|полоса|перестроение|дистанция|carril|cambio de carril|distancia',
    phone: 'phone|cell phone|texting|telefon|телефон|за телефон|celular|telefono',
    accident: 'accident|crash|wreck|авария|дтп|accidente|choque',
    dui: 'dui|dwi|drunk driving|alcohol|пьяная езда|алкоголь|дюай|пьяным|manejar borracho|borracho|tomado',
    suspension:
      'suspended license|suspended cdl|license suspension|revoked|disqualified|лишили прав|приостановка прав|заблокировали cdl|licencia suspendida|suspension de licencia',
    csa: 'csa|csa points|csa score|dataq|dataqs|csa баллы|цса|почистить csa|puntos csa|puntos',
    parking: 'parking ticket|штраф за парковку|multa de estacionamiento',
  },
}
