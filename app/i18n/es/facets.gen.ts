// Generated from app/i18n/messages/es/facets.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const facets: WordsOf<'facets', 'es'> = {
  from: 'desde {from}',
  upTo: 'hasta {to}',
  fromTo: '{from}–{to}',
  chip: '{name}: {value}',
  moreChoices: { one: '{count} más', many: '{count} más', other: '{count} más' },
  flags: 'Imprescindible',
  rangeFrom: 'Desde',
  rangeTo: 'Hasta',
  remove: 'Quitar filtro: {name}',
  titleInState: '{category} en {state}',
  titleOfChoice: '{category}: {choice}',
  landingDescription: '{title} en Haulpost. Anuncios vigentes: {count}, con precios, datos y contacto directo, en inglés, ruso y español.',
  saidWord: '“{words}”',
  onlyWords: 'Solo estas palabras',
  sort_payWeekly: 'Mayor pago semanal',
  sort_payGuaranteed: 'Mayor pago garantizado',
  sort_year: 'Año más reciente',
  sort_mileage: 'Menos millas',
  sort_priceDay: 'Menor precio por día',
  sort_priceMonth: 'Menor precio por mes',
  sort_tuition: 'Curso más barato',
  sort_courseWeeks: 'Curso más corto',
  sort_area: 'Mayor superficie',
  orMoreOften: '{name} o más seguido',
  openNow: 'Abierto ahora (24/7)',
  nameWithUnit: '{name}, {unit}',
  withoutFilter: 'sin “{name}”: {total}',
  widerPlace: 'a menos de {distance}: {total}',
}
