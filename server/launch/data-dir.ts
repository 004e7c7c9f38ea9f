import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Settings } from '#app/platform/env.server.ts'
import { ConfigurationError } from '#app/platform/start-error.server.ts'

/** Whether anything is written to DATA_DIR: the database, pictures, or simulated payments. */
const isWrittenTo = ({ databaseUrl, pictureBucket, stripe }: Settings) =>
  !databaseUrl || !pictureBucket || !stripe

/**
 * Creates DATA_DIR, and throws the operating system's error when it is not writable. Without it, the key of the site has
 * no place but the settings.
 */
export function ensureDataDir(settings: Settings): void {
  if (!isWrittenTo(settings)) {
    if (settings.siteKey !== null) return
    throw new ConfigurationError('SITE_KEY is missing: nothing is kept in DATA_DIR. See .env.example.')
  }
  mkdirSync(settings.dataDir, { recursive: true })
  accessSync(settings.dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
}
