import { RefusedError } from '#app/lib/refusal.ts'
import { refused } from './guards.server.ts'

/** What a loader needs, or the page of the route with the sentence of the refusal and its status. */
export async function asAllowed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RefusedError) throw refused(error.refusal)
    throw error
  }
}
