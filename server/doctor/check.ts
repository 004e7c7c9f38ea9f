import type { Settings } from '#app/platform/env.server.ts'

export type Examined = { readonly settings: Settings; readonly connectionString: string }

/** What a check found, and what to do about it. */
export type Finding = {
  readonly state: 'good' | 'note' | 'bad'
  readonly text: string
  readonly advice?: string
}

/** One thing that a site needs. */
export type Check = {
  readonly name: string
  /** What to do when the check itself fails, as when a server cannot be reached. */
  readonly advice: string
  readonly examine: (examined: Examined) => Promise<Finding> | Finding
}

export const good = (text: string): Finding => ({ state: 'good', text })
export const note = (text: string, advice: string): Finding => ({ state: 'note', text, advice })
export const bad = (text: string, advice: string): Finding => ({ state: 'bad', text, advice })

const reasonOf = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (!(first instanceof Error)) return String(first)
  // `fetch` says only that it failed; the reason is its cause.
  return first.cause instanceof Error ? first.cause.message : first.message
}

/** Runs a check. What it throws is a finding too. */
export async function examineBy(check: Check, examined: Examined): Promise<Finding> {
  try {
    return await check.examine(examined)
  } catch (error) {
    return bad(reasonOf(error), check.advice)
  }
}
