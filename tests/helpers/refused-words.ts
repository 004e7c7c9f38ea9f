import type { Locale } from '#app/lib/locale.ts'

type Refused = readonly (readonly [word: RegExp, say: string, except?: readonly string[]])[]

/** A draft is a form saved while typing; a listing that was never paid for is not one. */
const OF_FORMS = [
  'posting.prompt',
  'privacy.ccpaActivity',
  'forms.draftSaved',
  'forms.draftFailed',
  'forms.otherDrafts',
  'forms.draftOf',
  'forms.staleDraft',
]

/** A state of the US is a state; what state a listing or payment is in is its status. */
const OF_THE_US = ['listings.state', 'posting.state']

/** What brokers and dispatchers find loads on is called a load board; nothing to do with layouts. */
const LOAD_BOARDS = ['attributeChoices.officeSkills_load-boards']

/** Trucks that a school trains on are «учебные»; what the rule is against is payments and accounts for trying out. */
const OF_SCHOOLS = ['attributes.schoolTransmission']

/** Wear and tear of a truck is «состояние»; what is happening to a listing or payment is its status. */
const OF_TRUCKS = ['attributes.condition']

/** Literal texts of the specification, with a hyphen for a dash. */
const LITERAL_DASHES = ['billing.noPaymentId', 'common.adminsOnly', 'users.noneTitle']

/** Words that readers stumble over, with the word that the site uses, and the keys where they are right. */
export const REFUSED: Readonly<Record<Locale, Refused>> = {
  en: [
    [/\b(?:some|every|any|no)body\b/iu, 'someone, everyone, anyone, no one'],
    [/\bat once\b/iu, 'right away'],
    [/\bby itself\b/iu, 'automatically'],
    [/\bwhoever\b/iu, 'anyone who'],
    [/\bbillboards?\b/iu, 'banner ad'],
    [/\bpromotions?\b/iu, 'banner ad'],
    [/(?<!classifieds )\bboards?\b/iu, 'layout', LOAD_BOARDS],
    [/\bdrafts?\b/iu, 'unpaid listing', OF_FORMS],
    [/\btrade\b/iu, 'industry'],
    [/\bcalled off\b/iu, 'canceled'],
    [/\bsecond factor\b/iu, 'two-step sign-in'],
    [/\bwrong you\b|\bit was not you\b/iu, 'this wasn’t you'],
    [/[«»„]/u, 'quotation marks “…”'],
    [/^State$/u, 'Status', OF_THE_US],
    [/ - /u, '—', LITERAL_DASHES],
  ],
  ru: [
    [/учебн/iu, 'тестовый', OF_SCHOOLS],
    [/уч[её]тн\p{L}+ запис/iu, 'аккаунт'],
    [/(?:не)?действительн\p{L}+ (?:адрес|ссылк)|недействител/iu, 'проверьте адрес, неверная ссылка'],
    [/пл[аё]т[её]жн\p{L}+ (?:сервис|служб)/iu, 'платёжная система'],
    [/уйд[её]т с сайта/iu, 'будет снято с публикации'],
    [/макет/iu, 'сетка'],
    [/черновик/iu, 'неоплаченное объявление', OF_FORMS],
    [/владел\p{L}+-оператор/iu, 'оунер-оператор'],
    [/(?<=[\p{Ll},] )В(?:ы|ас|ам|ами|аш\p{L}*)(?!\p{L})/u, 'вы, вас, ваш'],
    [/["“”]/u, 'quotation marks «…»'],
    [/ г\./u, 'a year without «г.»'],
    [/^Состояние$/u, 'Статус', OF_TRUCKS],
    [/(?<!\p{L})(?:ты|тебя|тебе|тобой|тво\p{L}+)(?!\p{L})/iu, 'вы'],
    [/ - /u, '—'],
    [/ [—–]|№ /u, 'a no-break space, so that no line begins with a dash'],
  ],
  es: [
    [/\busted(?:es)?\b/iu, 'tú'],
    [/\bpuls[ae]\w*\b/iu, 'presiona'],
    [/\bautotransporte\b/iu, 'transporte de carga'],
    [/\bcinta\b/iu, 'cintillo'],
    [/\bimportes?\b/iu, 'monto'],
    [/\bdenunci\p{L}*/iu, 'reporte, reportar'],
    [/\b(?:intente|revise|escriba|elija|ingrese|seleccione|presione|espere|indique|marque|déjelo)\b/iu, 'tú'],
    [/\bajustes\b/iu, 'configuración'],
    [/\b(?:proveedor|servicio) de pagos?\b/iu, 'procesador de pagos'],
    [/\bvisitas?\b/iu, 'vista'],
    [/\bremolques?\b/iu, 'tráiler'],
    [/\bborrador(?:es)?\b/iu, 'anuncio sin pagar', OF_FORMS],
    [/\banuncios? de banner\b/iu, 'banner'],
    [
      /\bcuenta (?:está|queda) bloqueada\b/iu,
      'suspendida',
      ['accounts.notBanned', 'accounts.bannedCannotBeAdmin'],
    ],
    [/[«»]/u, 'quotation marks “…”'],
  ],
}
