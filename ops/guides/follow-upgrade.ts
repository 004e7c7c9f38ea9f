import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { blocksOf } from '../systemd/guide.ts'
import type { Operator } from './operator.ts'

const GUIDE = 'docs/guides/upgrade.md'

/** Follows docs/guides/upgrade.md beside a running site: what an update would meet, and the update. */
export function followUpgrade({ run }: Operator): void {
  const [check = ''] = blocksOf(GUIDE, 'what the update would meet', 'It says which')
  run(check)
  const [update = ''] = blocksOf(GUIDE, '## Update', 'It backs up into')
  run(update)
}

/** A new major version of the built-in database, on a site that was stopped. The data is made to say that it is of an older one. */
export function followMajorUpgrade({ run, write }: Operator, folder: string): void {
  const [before = '', after = ''] = blocksOf(GUIDE, '1. Stop the site', 'The backup is read to its end')
  const replace = [['/safe/place', folder] as const]
  run(before, { replace })
  const imported = run('npm run haulpost -- import status')
  write('.data/postgres/cluster/PG_VERSION', '17\n')
  assert.match(run('npm start 2>&1', { replace, exitCode: 78 }), /is of PostgreSQL 17.*upgrade --from/u)
  // Backups are encrypted since docs/guides/backup.md was followed.
  const taken = run(`${after.trimEnd()} --key-file haulpost-backup.key`, { replace })
  assert.match(taken, /Taken over: /u)
  const [, set = ''] = /Delete (?<folder>\S+) once/u.exec(taken) ?? []
  assert.equal(readFileSync(path.join(set, 'PG_VERSION'), 'utf8'), '17\n')
  assert.equal(run('npm run haulpost -- import status'), imported)
  console.log(`${GUIDE}: followed`)
}
