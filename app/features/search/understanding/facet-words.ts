import type { AttributeKey } from '#app/features/attributes/catalog.ts'

type Words = { readonly [K in AttributeKey]?: Readonly<Record<string, string>> }

/**
 * What people call the choices of facets beside the choices' own names, in three languages, folded; several are separated by
 * a bar. Yes-or-no facts have the choice 'yes'.
 */
export const FACET_WORDS: Words = {
  kind: {
    sleeper: 'sleeper|sleepers|camarote|con camarote|слипер|слиперы|спальник|со спальником',
    'day-cab': 'day cab|daycab|дей кэб|дэйкэб|cabina de dia',
    'dry-van': 'dry van|dryvan|caja seca|драйвэн|драй вэн|драйван|сухой вэн',
    reefer:
      'reefer|reefers|refrigerated|caja refrigerada|refrigerada|refrigerado|рефка|рефку|рефки|рефрижератор|рефрижераторы|рефер',
    flatbed: 'flatbed|flat bed|plataforma|флэтбед|флетбед',
    'step-deck': 'step deck|stepdeck|степдек',
    lowboy: 'lowboy|low boy|лоубой',
    'car-hauler': 'car hauler|автовоз|madrina',
    tanker: 'tanker|цистерна|pipa',
  },
  make: {
    freightliner: 'freightliner|фрейтлайнер|фредлайнер',
    kenworth: 'kenworth|kw|кенворт|кенворс',
    peterbilt: 'peterbilt|pete|петербилт|питербилт',
    volvo: 'volvo|вольво',
    international: 'international|интернационал|интернешнл',
    mack: 'mack|мак',
    'western-star': 'western star|вестерн стар',
    'great-dane': 'great dane|грейт дейн',
    utility: 'utility|утилити',
    wabash: 'wabash|вабаш',
  },
  transmission: {
    automated: 'automated|automatic|auto|i-shift|ishift|dt12|автомат|automatizada|automatico|automatica',
    automatic: 'allison|automatic|auto|автомат|automatico|automatica',
    'manual-10':
      '10 speed|10-speed|10speed|10 ступка|10-ступка|10 velocidades|manual|механика|на механике|estandar',
    'manual-13':
      '13 speed|13-speed|13speed|13 ступка|13-ступка|13 velocidades|manual|механика|на механике|estandar',
    'manual-9': '9 speed|9-speed|manual|механика|на механике|estandar',
    manual: 'manual|механика|на механике|estandar',
    'manual-18':
      '18 speed|18-speed|18speed|18 ступка|18-ступка|18 velocidades|manual|механика|на механике|estandar',
  },
  condition: { new: 'new|новый|новая|новые|nuevo|nueva', used: 'used|б/у|бу|подержанный|usado|usada|usados' },
  freight: {
    'dry-van': 'dry van|dryvan|caja seca|драйвэн|драй вэн|драйван',
    reefer: 'reefer|refrigerated|caja refrigerada|refrigerado|рефка|рефку|рефки|рефрижератор|рефер',
    flatbed: 'flatbed|plataforma|флэтбед|флетбед',
    'step-deck': 'step deck|степдек',
    tanker: 'tanker|цистерна|pipa',
    'car-hauler': 'car hauler|автовоз|madrina',
    'box-truck': 'box truck|бокс трак',
    hotshot: 'hotshot|hot shot|хотшот',
  },
  route: {
    local: 'local|локал|локальная|локальный',
    regional: 'regional|региональная|региональный|регионал',
    otr: 'otr|over the road|long haul|отр|дальнобой',
    dedicated: 'dedicated|дедикейтед|dedicada',
    team: 'team|тим|в паре|equipo',
  },
  homeTime: {
    daily: 'home daily|daily home|дома каждый день|casa diario|en casa a diario',
    weekly: 'home weekly|weekly home|home every week|дома каждую неделю|дома раз в неделю|casa cada semana',
    biweekly: 'home every 2 weeks|home biweekly|дома раз в две недели|casa cada dos semanas',
  },
  licenseClass: { a: 'cdl a|cdl-a|class a|класс а|clase a', b: 'cdl b|cdl-b|class b|класс б|clase b' },
  courses: { a: 'cdl a|cdl-a|class a|класс а|clase a', b: 'cdl b|cdl-b|class b|класс б|clase b' },
  employment: { w2: 'w2|w-2', '1099': '1099' },
  deal: { sale: 'sale|продаю|купить|vendo|venta', rent: 'rent|for rent|снять|аренду|renta|rentar|alquiler' },
  propertyType: {
    house: 'house|houses|home|дом|дома|casa|casas',
    apartment: 'apartment|apartments|apt|квартира|квартиру|apartamento|departamento',
    room: 'room|rooms|комната|комнату|cuarto|cuartos',
  },
  pets: { yes: 'pets|pets allowed|pet friendly|с собакой|с животными|mascotas' },
  noTouch: { yes: 'no touch|no-touch|ноу тач|sin tocar carga' },
  titleInHand: { yes: 'title in hand|тайтл на руках|titulo en mano' },
  leasePurchase: { yes: 'lease purchase|lease-purchase|лиз пурчейз|лиз с выкупом' },
}

/** The models whose names say the make, folded. Lists have no facet of models: their words are looked for in the texts. */
export const MODELS: Readonly<Record<string, RegExp>> = {
  freightliner: /^(?:cascadia|каскади[яюие]|columbia|колумбия|coronado|m2)$/u,
  kenworth: /^(?:t[4-9][468]0l?|t2000|w9(?:00)?l?)$/u,
  peterbilt: /^(?:579|389|386|379|367|567|587|337)$/u,
  volvo: /^(?:vn[lrm] ?\d{0,3}|vhd)$/u,
  international: /^(?:prostar|lonestar|lt ?\d{0,3}|durastar)$/u,
  mack: /^(?:anthem|антем|pinnacle|granite)$/u,
  'western-star': /^(?:4900\p{L}*|5700\p{L}*|4[79]x|57x)$/u,
}
