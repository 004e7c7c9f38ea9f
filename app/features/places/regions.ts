/** Parts of the country: the states of each, and what people call it, folded, with case endings left to the stemmer. */
export const REGIONS = {
  midwest: {
    states: 'IA IL IN KS MI MN MO ND NE OH SD WI',
    names: {
      en: 'Midwest|Mid West|Midwestern',
      ru: 'Средний Запад|Мидвест',
      es: 'Medio Oeste|Oeste Medio',
    },
  },
  northeast: {
    states: 'CT MA ME NH NJ NY PA RI VT',
    names: { en: 'Northeast|North East', ru: 'Северо-Восток', es: 'Noreste|Nordeste' },
  },
  southeast: {
    states: 'AL FL GA KY MS NC SC TN VA WV AR LA',
    names: { en: 'Southeast|South East', ru: 'Юго-Восток', es: 'Sureste|Sudeste' },
  },
  southwest: {
    states: 'AZ NM OK TX',
    names: { en: 'Southwest|South West', ru: 'Юго-Запад', es: 'Suroeste|Sudoeste' },
  },
  northwest: {
    states: 'ID MT OR WA WY',
    names: {
      en: 'Northwest|Pacific Northwest|PNW|North West',
      ru: 'Северо-Запад',
      es: 'Noroeste',
    },
  },
  'west-coast': {
    states: 'CA OR WA',
    names: { en: 'West Coast|Westcoast', ru: 'Западное побережье|Вест Кост', es: 'Costa Oeste' },
  },
  'east-coast': {
    states: 'CT DE FL GA MA MD ME NC NH NJ NY PA RI SC VA VT',
    names: { en: 'East Coast|Eastcoast', ru: 'Восточное побережье|Ист Кост', es: 'Costa Este' },
  },
  'new-england': {
    states: 'CT MA ME NH RI VT',
    names: { en: 'New England', ru: 'Новая Англия', es: 'Nueva Inglaterra' },
  },
  'great-lakes': {
    states: 'IL IN MI MN NY OH PA WI',
    names: { en: 'Great Lakes', ru: 'Великие озёра', es: 'Grandes Lagos' },
  },
  'tri-state': {
    states: 'CT NJ NY',
    names: { en: 'Tri State|Tristate', ru: 'Трайстейт', es: 'Tri Estado' },
  },
} as const satisfies Record<
  string,
  { readonly states: string; readonly names: Readonly<Record<'en' | 'ru' | 'es', string>> }
>

export type Region = keyof typeof REGIONS

export const isRegion = (text: string): text is Region => Object.hasOwn(REGIONS, text)
