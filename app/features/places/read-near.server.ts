import { findPlace } from './find-place.server.ts'
import { milesOf, type NearFilter, type NearQuery, placeName } from './near.ts'
import type { NearShown } from './near-shown.ts'

/** Reads the place that an address asks for. A place that no one knows narrows nothing, and the page says so ([GEO-02]). */
export function readNear({ near, within }: NearQuery): { filter: NearFilter | null; shown: NearShown } {
  const place = near ? findPlace(near) : null
  return {
    filter: place && { place, miles: milesOf(within) },
    shown: { near, within, name: place && placeName(place) },
  }
}
