import { isJsonObject } from '#app/lib/json-object.ts'
import { jsonHeaders } from '#app/lib/page-language.ts'

/** A place to choose: what the field takes, and how people read it. */
export type Suggestion = { readonly value: string; readonly name: string }

function suggestionIn(json: unknown): Suggestion | null {
  if (!isJsonObject(json)) return null
  const { value, name } = json
  return typeof value === 'string' && typeof name === 'string' ? { value, name } : null
}

async function send(address: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const headers = jsonHeaders()
  const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) }
  const response = await fetch(address, init).catch(() => null)
  return response?.ok ? response.json().catch(() => null) : null
}

/** Returns places that begin with a text; none when the server does not answer. */
export async function suggestionsFor(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const json = await send('/api/places', { text }, signal)
  const places = isJsonObject(json) ? json['places'] : null
  return Array.isArray(places) ? places.flatMap((place) => suggestionIn(place) ?? []) : []
}

/** Returns whether a text names a place; true when the server does not answer, because the list says it too. */
export async function isKnownPlace(text: string): Promise<boolean> {
  const json = await send('/api/places', { text })
  return !isJsonObject(json) || json['isKnown'] !== false
}

/** Returns the ZIP code nearest to where the browser is; null if it does not say, or the server does not answer. */
export async function placeOfBrowser(): Promise<Suggestion | null> {
  const { promise, resolve } = Promise.withResolvers<GeolocationPosition | null>()
  navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), {
    timeout: 10_000,
    maximumAge: 600_000,
  })
  const position = await promise
  if (!position) return null
  const { latitude, longitude } = position.coords
  return suggestionIn(await send('/api/places/nearest', { latitude, longitude }))
}
