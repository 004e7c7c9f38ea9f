import { z } from 'zod'
import { MAX_NEAR_LENGTH } from './near.ts'

export const suggestInput = z.object({ text: z.string().max(MAX_NEAR_LENGTH) })

/** A position in degrees, as a browser states it. */
export const positionInput = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
