import type { ChoiceWords } from './choice-word.ts'

/** What people call trucks, trailers, and their makes beside the names of the choices, in three languages. */
export const VEHICLE_WORDS: ChoiceWords = {
  kind: {
    sleeper:
      'sleeper|sleeper cab|sleeper truck|truck|semi|semi truck|tractor|big rig|18 wheeler|camarote|con camarote|troca|camion|tractocamion|trailero|слипер|слипера|спальник|со спальником|спалка|трак|тягач|фура|грузовик',
    'day-cab':
      'day cab|truck|semi|semi truck|tractor|troca|camion|tractocamion|дейкэб|дэйкэб|дейкаб|дей кэб|без спальника|cabina de dia|sin camarote|трак|тягач|грузовик',
    straight:
      'straight truck|box truck|boxtruck|camion de caja|caja chica|бокстрак|бокс трак|стрейт трак|стрейт',
    'dry-van':
      'dry van|van trailer|trailer|caja seca|remolque|traila|caja|драйвэн|драй вэн|драйван|драйвен|сухой вэн|трейлер|прицеп|полуприцеп',
    reefer:
      'reefer|refrigerated|reefer trailer|trailer|caja refrigerada|caja fria|refrigerado|termo|remolque|traila|рефка|реф|рефер|рифер|рефрижератор|трейлер|прицеп|полуприцеп',
    flatbed:
      'flatbed|flat bed|trailer|plataforma|plana|remolque|traila|флэтбед|флетбед|платформа|трейлер|прицеп|полуприцеп',
    'step-deck':
      'step deck|drop deck|trailer|степдек|степ дек|степ|remolque|traila|трейлер|прицеп|полуприцеп',
    lowboy: 'lowboy|low boy|rgn|lowbed|heavy haul trailer|cama baja|лоубой|ловбой|лоубед|трал|негабарит',
    'car-hauler': 'car hauler|car carrier|auto transport trailer|автовоз|кархолер|кар хаулер|madrina|nodriza',
    tanker: 'tanker|tank trailer|цистерна|танкер|тэнкер|бочка|pipa|tanque|cisterna',
    dump: 'dump truck|dump trailer|end dump|самосвал|дамп трак|дамп|volteo|camion de volteo|gondola|dompe',
    hopper: 'hopper|grain trailer|hopper bottom|зерновоз|хоппер|tolva|granelera',
    chassis: 'chassis|container chassis|шасси|шасси под контейнер|контейнеровоз|chasis',
  },
  make: {
    freightliner:
      'freightliner|free liner|freight liner|frightliner|freighliner|+cascadia|+columbia|+coronado|фрейтлайнер|фредлайнер|фрейтлайнера|фред|+каскадия|+колумбия',
    kenworth: 'kenworth|kw|kenwort|кенворт|кенворс|кенворд|+t680|+t660|+t800|+t880|+w900|+w900l|+w990',
    peterbilt:
      'peterbilt|pete|peterbuilt|петербилт|питербилт|питер|пит|+579|+389|+386|+379|+367|+567|+587|+337',
    volvo: 'volvo|вольво|вольва|+vnl|+vnr|+vnm|+vhd|+внл',
    international:
      'international|internacional|интернационал|интернешнл|интернэшнл|интер|+prostar|+lonestar|+durastar|+lt625|+lt|+лт|+простар',
    mack: 'mack|мак|мэк|+anthem|+pinnacle|+granite|+антем',
    'western-star': 'western star|wester star|вестерн стар|вестерн|+4900|+5700',
    hino: 'hino|хино',
    isuzu: 'isuzu|исузу',
    ford: 'ford|форд',
    ram: 'ram|dodge|додж|рам',
    chevrolet: 'chevrolet|chevy|шевроле|шеви',
    gmc: 'gmc|джиэмси',
    mercedes: 'mercedes|mercedes benz|мерседес',
    sterling: 'sterling|стерлинг',
    'great-dane': 'great dane|грейт дейн|грейт дэйн',
    utility: 'utility|utility trailer|утилити|юталити|ютилити',
    wabash: 'wabash|вабаш|уабаш',
    hyundai: 'hyundai|хендай|хундай|хёндэ',
    vanguard: 'vanguard|вангард|вэнгард',
    stoughton: 'stoughton|стоутон',
    fontaine: 'fontaine|фонтейн|фонтен',
    cottrell: 'cottrell|котрелл|котрел',
    wilson: 'wilson|вилсон|уилсон',
    timpte: 'timpte|тимпти',
    reitnouer: 'reitnouer|рейтнауэр',
    'big-tex': 'big tex|биг текс',
  },
  transmission: {
    automated:
      'automated|automatic|auto|auto trans|auto transmission|ishift|dt12|ultrashift|автомат|автоматическая|робот|на автомате|automatica|automatico|automatizada|transmision automatica|акпп',
    automatic: 'automatic|auto|allison|автомат|automatica|automatico|аллисон|акпп',
    'manual-9': 'manual|stick|9 speed|9 spd|механика|на механике|9 ступка|estandar|9 velocidades|мкпп',
    'manual-10': 'manual|stick|10 speed|10 spd|механика|на механике|10 ступка|estandar|10 velocidades|мкпп',
    'manual-13': 'manual|stick|13 speed|13 spd|механика|на механике|13 ступка|estandar|13 velocidades|мкпп',
    'manual-18': 'manual|stick|18 speed|18 spd|механика|на механике|18 ступка|estandar|18 velocidades|мкпп',
    manual: 'manual|stick|stick shift|механика|на механике|estandar|ручка|ручная коробка|мкпп',
  },
  condition: {
    new: 'brand new|new truck|новый|новая|новые|новое|nuevo|nueva',
    used: 'used|pre owned|б у|бу|бэушный|подержанный|usado|usada|seminuevo|segunda mano',
    damaged: 'damaged|wrecked|salvage|битый|после аварии|chocado|danado',
    rebuilt: 'rebuilt|overhauled|после капремонта|капремонт|reconstruido',
  },
  titleInHand: { yes: 'title in hand|clean title|тайтл на руках|чистый тайтл|titulo en mano|titulo limpio' },
  leaseToOwn: {
    yes: 'lease to own|rent to own|в рассрочку|с выкупом|аренда с выкупом|renta con opcion a compra|opcion a compra',
  },
  financing: {
    yes: 'financing|finance|financed|in house financing|owner finance|payment plan|payments|no credit check|рассрочка|в рассрочку|в кредит|финансирование|financiamiento|financiado|a plazos|en pagos|pagos|facilidades de pago|plan de pagos',
  },
}
