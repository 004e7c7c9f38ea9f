import { DONE } from './schema.ts'

/** The work of an endpoint that returns only that it was done. */
export const thenDone =
  <C, I>(work: (ctx: C, input: I) => Promise<unknown>) =>
  async (ctx: C, input: I) => {
    await work(ctx, input)
    return DONE
  }
