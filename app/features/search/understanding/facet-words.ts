import type { AttributeKey } from '#app/features/attributes/catalog.ts'

type Words = { readonly [K in AttributeKey]?: Readonly<Record<string, string>> }

/**
 * What people call the choices of facets beside the choices' own names, in three languages, folded; several are separated by
 * a bar. Yes-or-no facts have the choice 'yes'.
 */
export const FACET_WORDS: Words = {
  kind: {
    sleeper: 'sleeper|sleepers|camarote|слипер|со спальником',
    'day-cab': 'day cab|daycab|дей кэб|дэйкэб|cabina de dia',
    'dry-van': 'dry van|caja seca|драйвэн|драй вэн|сухой вэн',
    reefer: 'reefer|reefers|refrigerated|caja refrigerada|refrigerada|рефка|рефку|рефрижератор|рефер',
    flatbed: 'flatbed|flat bed|plataforma|флэтбед|флетбед',
    'step-deck': 'step deck|stepdeck|степдек',
    lowboy: 'lowboy|low boy|лоубой',
    'car-hauler': 'car hauler|автовоз|madrina',
    tanker: 'tanker|цистерна|pipa',
  },
  make: {
    freightliner: 'freightliner|cascadia|columbia|каскадия|фрейтлайнер|фредлайнер',
    kenworth: 'kenworth|t680|t800|w900|кенворт|кенворс',
    peterbilt: 'peterbilt|579|389|петербилт|питербилт',
    volvo: 'volvo|vnl|вольво',
    international: 'international|prostar|lt625|интернационал',
    mack: 'mack|pinnacle|anthem|мак',
    'western-star': 'western star|вестерн стар',
    'great-dane': 'great dane|грейт дейн',
    utility: 'utility|утилити',
    wabash: 'wabash|вабаш',
  },
  transmission: {
    automated: 'automated|i-shift|ishift|dt12|автомат|automatizada',
    automatic: 'allison|automatic|automatica',
    'manual-10': '10 speed|10-speed|10 ступка|10 velocidades',
    'manual-13': '13 speed|13-speed|13 ступка|13 velocidades',
    'manual-18': '18 speed|18-speed|18 ступка|18 velocidades',
  },
  condition: { new: 'new|новый|новая|nuevo|nueva', used: 'used|б/у|usado|usada' },
  freight: {
    'dry-van': 'dry van|caja seca|драйвэн|драй вэн',
    reefer: 'reefer|refrigerated|caja refrigerada|refrigerado|рефка|рефрижератор|рефер',
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
  employment: { w2: 'w2|w-2', '1099': '1099' },
  pets: { yes: 'pets|pets allowed|pet friendly|с собакой|с животными|mascotas' },
  noTouch: { yes: 'no touch|no-touch|ноу тач|sin tocar carga' },
  titleInHand: { yes: 'title in hand|тайтл на руках|titulo en mano' },
  leasePurchase: { yes: 'lease purchase|lease-purchase|лиз пурчейз|лиз с выкупом' },
}
