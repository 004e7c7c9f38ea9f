import type { Ctx } from '#app/platform/ctx.server.ts'

/** A number that cannot be read must not fail the page: returns `value` in its place, and that it failed ([ADM-02]). */
export async function orElse<T>(
  { log, requestId }: Pick<Ctx, 'log' | 'requestId'>,
  work: Promise<T>,
  value: T,
) {
  try {
    return { value: await work, failed: false }
  } catch (error) {
    log.error({ err: error, requestId }, 'a number of the admin area is missing')
    return { value, failed: true }
  }
}
