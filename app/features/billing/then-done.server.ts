import { DONE } from './schema.ts'

/** What an endpoint runs that has nothing to tell but that it was done. */
export const thenDone =
  <C, I>(work: (ctx: C, input: I) => Promise<unknown>) =>
  async (ctx: C, input: I) => {
    await work(ctx, input)
    return DONE
  }
