import { loadDotEnv, readSettings, type Settings } from '#app/platform/env.server.ts'
import { exitCodeOf, whyNoStart } from './why-no-start.ts'

/** Prints why this process cannot start, in one line, and ends it. */
export function exitWith(reason: string, code = 1): never {
  process.stderr.write(`${reason}\n`)
  process.exit(code)
}

/** Ends this process with one line for what the operator can fix; throws anything else again. */
export function endUnlessBug(error: unknown): never {
  const reason = whyNoStart(error)
  if (reason !== null) exitWith(reason, exitCodeOf(error))
  throw error
}

/** Returns the settings of this process. Invalid ones end it, with a line that names them. */
export function settingsOrEnd(): Settings {
  try {
    loadDotEnv()
    return readSettings(process.env)
  } catch (error) {
    return endUnlessBug(error)
  }
}
