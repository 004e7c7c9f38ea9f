/** A position on the earth, in degrees; west is negative. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** A position on the flat map that the database compares, in miles from its origin. */
export type MapPoint = { readonly x: number; readonly y: number }

const EARTH_MILES = 3958.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance as the crow flies, in miles. */
export function milesBetween(a: Position, b: Position): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)]
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2
  const chord =
    half(lat1, lat2) + Math.cos(lat1) * Math.cos(lat2) * half(radians(a.longitude), radians(b.longitude))
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

// Lambert's conformal conic projection with the parallels that maps of the United States use: around any point all
// directions have the same scale, so that the order of distances is right, and the scale differs by 2 % at most from
// Florida to Maine (docs/decisions/0094).
const SOUTH = radians(33)
const NORTH = radians(45)
const ORIGIN = { latitude: radians(39), longitude: radians(-96) }

const half = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2)
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(half(NORTH) / half(SOUTH))
const SIZE = (Math.cos(SOUTH) * half(SOUTH) ** CONE) / CONE

const radiusAt = (latitude: number) => (EARTH_MILES * SIZE) / half(latitude) ** CONE

/** Returns where a position is on the flat map. */
export function mapPointOf({ latitude, longitude }: Position): MapPoint {
  const radius = radiusAt(radians(latitude))
  const angle = CONE * (radians(longitude) - ORIGIN.longitude)
  return { x: radius * Math.sin(angle), y: radiusAt(ORIGIN.latitude) - radius * Math.cos(angle) }
}

/** Returns how many miles of the map a mile is at this latitude. */
export function mapScaleAt(latitude: number): number {
  const phi = radians(latitude)
  return (CONE * radiusAt(phi)) / (EARTH_MILES * Math.cos(phi))
}

/** Returns the circle on the flat map around a place; without miles it has no radius. */
export function circleOf({
  place,
  miles,
}: {
  readonly place: Position
  readonly miles: number | null
}): MapPoint & { readonly radius: number | null } {
  const radius = miles === null ? null : miles * mapScaleAt(place.latitude)
  return { ...mapPointOf(place), radius }
}
