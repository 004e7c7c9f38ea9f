import { RefusedError } from '#app/lib/refusal.ts'
import { refused } from './guards.server.ts'

/**
 * Returns the result of `work`. A refusal ends the request: the page of the route shows its message with its status.
 */
export async function throwRefusals<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RefusedError) throw refused(error.refusal)
    throw error
  }
}
