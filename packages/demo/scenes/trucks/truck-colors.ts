export const TRUCK_COLORS = [
  'white',
  'blue',
  'red',
  'black',
  'green',
  'silver',
  'burgundy',
  'orange',
] as const

export type TruckColor = (typeof TRUCK_COLORS)[number]

export const COLORS: Readonly<Record<TruckColor, string>> = {
  white: '#eff1f3',
  blue: '#1d48b8',
  red: '#a8181d',
  black: '#1d1f23',
  green: '#1f5e3d',
  silver: '#b4bac1',
  burgundy: '#5f1526',
  orange: '#d9601a',
}

/** Of a stripe along the cab. */
export const STRIPES: Readonly<Record<TruckColor, string>> = {
  white: '#1d48b8',
  blue: '#dfe4ea',
  red: '#e6e2da',
  black: '#a8181d',
  green: '#e3d9b0',
  silver: '#2a2f36',
  burgundy: '#c9a86a',
  orange: '#23262b',
}
