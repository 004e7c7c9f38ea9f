import { RefusedError } from '#app/lib/refusal.ts'

/** The refusal that work ends with; whatever else it ends with comes back as it is, and then fits no expectation. */
export async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const end: unknown = await work.catch((reason: unknown) => reason)
  return end instanceof RefusedError ? end.refusal : end
}
