import { z } from 'zod'
import { assertFound } from '#app/lib/refusal.ts'
import { endpoints, openEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { nearestZip } from './find-place.server.ts'
import { type Place, placeName, placeParam } from './near.ts'
import { recognizePlace } from './recognize-place.server.ts'
import { positionInput, suggestInput } from './schema.ts'
import { suggestNames } from './suggest-names.server.ts'

const placeOutput = z.object({ value: z.string(), name: z.string() })
const outputOf = (place: Place) => ({ value: placeParam(place), name: placeName(place) })

export const placesApi = endpoints()
  .post(
    '/places',
    ...openEndpoint({
      summary:
        'Suggests the places that a text names or begins: ZIP codes, cities, states, regions, interstates; and says whether it names one.',
      input: suggestInput,
      example: { text: 'Joliet' },
      output: z.object({ places: z.array(placeOutput), isKnown: z.boolean() }),
      limits: ['places'],
      run: async ({ locale }, { text }) => ({
        places: [...suggestNames(text, locale)],
        isKnown: recognizePlace(text, locale) !== null,
      }),
    }),
  )
  .post(
    '/places/nearest',
    ...openEndpoint({
      summary: 'Names the ZIP code nearest to a position. The position is neither stored nor logged.',
      input: positionInput,
      example: { latitude: 41.52, longitude: -88.08 },
      output: placeOutput,
      refusals: ['notFound'],
      limits: ['places'],
      run: async (_, position) => {
        const place = nearestZip(position)
        assertFound(place, 'places.tooFar')
        return outputOf(place)
      },
    }),
  )
