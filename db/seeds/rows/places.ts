import { MIDWEST_TOWNS, OTHER_TOWNS, type Town } from '@haulpost/demo/towns'
import { NOWHERE } from '#app/features/places/near.ts'
import { mapPointOf } from '#app/features/places/position.ts'

type Stated = {
  readonly businessZipCode?: string
  readonly serviceZipCode: string
  readonly businessCity?: string
  readonly serviceCity: string
}

/** Returns where an item of this town is: nowhere if it names neither a ZIP code nor a city ([GEO-01]). */
export function placeIn({ zip }: Town, stated: Stated): number {
  const { businessZipCode, serviceZipCode, businessCity, serviceCity } = stated
  const isStated = [businessZipCode, serviceZipCode, businessCity, serviceCity].some(Boolean)
  return isStated ? Number(zip) : NOWHERE
}

/** Returns the places of all towns of the demo. */
export function placeRows() {
  return [...MIDWEST_TOWNS, ...OTHER_TOWNS].map(({ zip, state, at: [latitude, longitude] }) => {
    const { x, y } = mapPointOf({ latitude, longitude })
    return { zip: Number(zip), state, position: `(${x.toFixed(3)},${y.toFixed(3)})` }
  })
}
