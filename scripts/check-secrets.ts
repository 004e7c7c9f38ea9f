import { secretsIn } from './secrets/secret-patterns.ts'
import { projectFiles } from './structure/project-files.ts'

// Refuses keys in what is, or would be, committed. Part of npm run verify.

/** Keys that were made for a test and open nothing. */
const MADE_UP = new Set(['app/platform/backup/encryption.server.test.ts: a private key of age in line 8'])

const files = projectFiles('.')
const found = files
  .flatMap(({ path, text }) => secretsIn(text).map((secret) => `${path}: ${secret}`))
  .filter((one) => !MADE_UP.has(one))

for (const one of found) console.error(one)
if (found.length > 0) process.exitCode = 1
else console.log(`No keys in ${files.length} files.`)
