import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { secretsIn } from './secrets/secret-patterns.ts'

// Refuses keys in what is, or would be, committed. Part of npm run verify.

const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0')

/** Keys that were made for a test and open nothing. */
const MADE_UP = new Set([
  'app/platform/backup/encryption/age-stream.server.test.ts: a private key of age in line 9',
])

const isFile = (file: string) => file !== '' && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)

const found = files
  .filter(isFile)
  .flatMap((file) => secretsIn(readFileSync(file, 'latin1')).map((secret) => `${file}: ${secret}`))
  .filter((one) => !MADE_UP.has(one))

for (const one of found) console.error(one)
if (found.length > 0) process.exitCode = 1
else console.log(`No keys in ${files.length} files.`)
