import { globSync, statSync } from 'node:fs'
import path from 'node:path'

export const BUILT = path.resolve('build/server/app.js')

const SOURCES = ['{app,server}/**/*.{ts,tsx,css}', 'vite.config.ts', 'react-router.config.ts']

/** Why the built site cannot be tested, or '' when it can: a test of yesterday's site proves nothing. */
export function whyNotBuilt(): string {
  const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs
  if (builtAt === undefined) return 'The site is not built. Run: npm run build'
  const isNewer = (file: string) =>
    !/\.test\.tsx?$/u.test(file) && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > builtAt
  const newer = globSync(SOURCES).find(isNewer)
  return newer ? `The built site is older than ${newer}. Run: npm run build` : ''
}
