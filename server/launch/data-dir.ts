import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Settings } from '#app/platform/env.server.ts'

/** Whether anything is written to DATA_DIR: the database, pictures, or simulated payments. */
const isWrittenTo = ({ databaseUrl, pictureBucket, stripe }: Settings) =>
  !databaseUrl || !pictureBucket || !stripe

/** Creates DATA_DIR, and throws the operating system's error when it is not writable. */
export function ensureDataDir(settings: Settings): void {
  if (!isWrittenTo(settings)) return
  mkdirSync(settings.dataDir, { recursive: true })
  accessSync(settings.dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
}
