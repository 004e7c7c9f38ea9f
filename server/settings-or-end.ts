import { loadDotEnv, readSettings, type Settings } from '#app/platform/env.server.ts'
import { whyNoStart } from './why-no-start.ts'

/** Writes why this process cannot start, in one line, and ends it. */
export function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** What `work` returns. What the operator can mend ends this process, with a line that says what. */
export function orEnd<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const reason = whyNoStart(error)
    if (reason !== null) giveUp(reason)
    throw error
  }
}

/** The settings of this process. Wrong ones end it, with a line that says which. */
export function settingsOrEnd(): Settings {
  return orEnd(() => {
    loadDotEnv()
    return readSettings(process.env)
  })
}
