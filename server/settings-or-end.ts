import { loadDotEnv, readSettings, type Settings } from '#app/platform/env.server.ts'
import { whyNoStart } from './why-no-start.ts'

/** Writes why this process cannot start, in one line, and ends it. */
export function exitWith(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Ends this process for what the operator can mend, with a line that says what; throws anything else again. */
export function endUnlessBug(error: unknown): never {
  const reason = whyNoStart(error)
  if (reason !== null) exitWith(reason)
  throw error
}

/** The settings of this process. Wrong ones end it, with a line that says which. */
export function settingsOrEnd(): Settings {
  try {
    loadDotEnv()
    return readSettings(process.env)
  } catch (error) {
    return endUnlessBug(error)
  }
}
