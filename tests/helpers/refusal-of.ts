import { RefusedError } from '#app/lib/refusal.ts'

/** Returns the refusal that ends the work; any other result is returned as it is, and then matches no expectation. */
export async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const end: unknown = await work.catch((reason: unknown) => reason)
  return end instanceof RefusedError ? end.refusal : end
}
