/** What the first results must be: a pattern for category, titles in all languages, place and price, or a listing number. */
type Expected = RegExp | number

/** What someone types, what the first results must be, and how many of them are judged where it is not three. */
export type Query = readonly [typed: string, expected: Expected, judged?: number]

/** All patterns must match. */
export const both = (...patterns: readonly RegExp[]) =>
  new RegExp(
    patterns
      .map(({ source }) => `(?=.*(?:${source}))`)
      .join('')
      .replaceAll('(?:^', '(?<=^)(?:'),
    'isu',
  )

export const inCity = (city: string, state: string) => new RegExp(` · ${city}, ${state} · `, 'u')
export const CHICAGO = inCity('Chicago', 'IL')
export const JOLIET = inCity('Joliet', 'IL')

// Kinds of work and of things, in any language: an item may be written in one of them only.
export const DRIVERS = /^(?:cdl-a-company-drivers|cdl-a-owner-operators|non-cdl-drivers) /u
export const COMPANY = /^cdl-a-company-drivers /u
export const OWNERS = /^cdl-a-owner-operators /u
export const NO_CDL = /^non-cdl-drivers /u
export const WORK = /^(?:cdl|non-cdl|office|mechanics|jobs)/u
export const OFFICE = /^office-staff /u
export const MECHANICS = /^mechanics /u
export const GOODS = /^trucks-trailers-marketplace /u
export const PARKING = /^parking-lots /u
export const REPAIR = /^repair-shops-parts /u
export const BODY_SHOP = /^auto-repair-shops /u
export const WASHING = /^washing-detailing /u
export const INSURANCE = /^insurance-services /u
export const TICKETS = /^traffic-attorney /u
export const LEGAL = /^legal-services /u
export const FINANCE = /^financial-services /u
export const SUPPORT = /^outsourcing-services /u
export const SCHOOLS = /^cdl-a-schools /u
export const LESSONS = /^classes /u
export const HOMES = /^real-estate-marketplace /u
export const BUILDING = /^construction-services /u
export const FOOD = /^restaurants /u
export const STORES = /^best-stores /u
export const BEAUTY = /^beauty-health /u
export const EVENTS = /^events /u
export const REEFER = /reefer|рефрижератор|refrigerad|termo/iu
export const DRY_VAN = /dry van|драйван|caja seca/iu
export const FLATBED = /flatbed|флэтбед|plataforma/iu
export const STEP_DECK = /step ?deck|степдек/iu
export const TANKER = /tanker|цистерна|pipa/iu
export const HAULER = /car hauler|автовоз|nodriza/iu
export const TRAILER = /tr[aá]iler|трейлер|remolque/iu
export const TIRES = /tire|колёс|шин|llanta/iu
export const DISPATCH = /dispatch|диспетчер|despach/iu
export const MECHANIC = /mechanic|механик|mecánico/iu
export const DIESEL_MECHANIC = /diesel mechanic|дизельный механик|mecánico diésel/iu
export const SAFETY = /safety|сэйфти|seguridad/iu
export const RECRUITER = /recruiter|рекрутер|reclutador/iu
export const SPOTTER = /spotter|споттер|patiero/iu
export const HOT_SHOT = /hot ?shot|хотшот/iu
export const CARGO_VAN = /cargo van|карго вэн/iu
export const BOX_TRUCK = /box truck|бокстрак|camión de caja/iu
export const TOW_TRUCK = /tow truck|эвакуатор|grúa/iu
export const CAREGIVER = /caregiver|сиделка|cuidadora/iu
export const WAREHOUSE_WORK = /warehouse worker|склад|almacén/iu
export const ROAD_SERVICE = /road service|выездн|carretera/iu
export const DAY_CAB = /Cascadia 116|Pinnacle|day cab|spotter/iu
export const DPF = /DPF/u
export const INSPECTION = /inspection|инспекци|inspecci/iu
export const PHYSICAL = /physical|медосмотр|examen médico/iu
