import { z } from 'zod'
import { MAX_IMPRESSIONS } from '#app/features/items/impressions.ts'

const ids = z.array(z.uuid().toLowerCase()).max(MAX_IMPRESSIONS)

/** What a browser tells: the billboards that were seen, and those that were followed, by their ids. */
export const impressionsInput = z.object({ seen: ids, followed: ids })
