import { STATE_FIPS } from '#app/lib/state-fips.ts'

// What counties are called in full: the package has 'Will' and 'Orleans' only.

/** Alaska has boroughs of several kinds, and where there is none, areas of the census. */
const ALASKA: Readonly<Record<string, string>> = {
  'Aleutians West': 'Census Area',
  Anchorage: 'Municipality',
  Bethel: 'Census Area',
  Dillingham: 'Census Area',
  'Hoonah-Angoon': 'Census Area',
  Juneau: 'City and Borough',
  Kusilvak: 'Census Area',
  Nome: 'Census Area',
  'Prince of Wales-Hyder': 'Census Area',
  Sitka: 'City and Borough',
  Skagway: 'Municipality',
  'Southeast Fairbanks': 'Census Area',
  'Valdez-Cordova': 'Census Area',
  Wrangell: 'City and Borough',
  Yakutat: 'City and Borough',
  'Yukon-Koyukuk': 'Census Area',
}

/** Cities that are in no county have numbers from here on. */
const FIRST_CITY = 510

const isIn = (fips: number, state: string) => Math.floor(fips / 1000) === STATE_FIPS.get(state)

/** Returns the name that people use: 'Will County', 'Orleans Parish', 'Baltimore City'. */
export function countyName(fips: number, name: string): string {
  if (isIn(fips, 'DC')) return 'Washington, DC'
  if (isIn(fips, 'AK')) return `${name} ${ALASKA[name] ?? 'Borough'}`
  if (fips % 1000 >= FIRST_CITY) return name.endsWith(' City') ? name : `${name} City`
  return `${name} ${isIn(fips, 'LA') ? 'Parish' : 'County'}`
}
