import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '@haulpost/embedded-postgres/lock'
import type { Settings } from '#app/platform/env.server.ts'
import { ConfigurationError, StartError } from '#app/platform/start-error.server.ts'

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

/**
 * Keeps other starts of the same parts of a site away from DATA_DIR while this process lives. Throws unless this one may
 * join them. Web and worker alone may share a folder.
 */
export async function lockDataDir(settings: Settings): Promise<void> {
  if (!isWrittenTo(settings)) return
  const { dataDir, runs, joins } = settings
  for (const part of ['web', 'worker'] as const) {
    const holder = runs[part] ? await takeLock(join(dataDir, `${part}.lock`)) : null
    if (holder === null || joins) continue
    throw new StartError(
      `Process ${holder} already runs a site on DATA_DIR=${dataDir}: stop it, or set JOIN=1 to run a second one next to it.`,
    )
  }
}
