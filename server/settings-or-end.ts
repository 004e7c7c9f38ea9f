import { loadDotEnv, readSettings, type Settings, SettingsError } from '#app/platform/env.server.ts'

/** Writes why this process cannot start, in one line, and ends it. */
export function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** The settings of this process. Wrong ones end it, with a line that says which. */
export function settingsOrEnd(): Settings {
  try {
    loadDotEnv()
    return readSettings(process.env)
  } catch (error) {
    if (error instanceof SettingsError) giveUp(error.message)
    throw error
  }
}
