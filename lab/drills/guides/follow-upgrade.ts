import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { blocksOf } from '../systemd/guide.ts'
import type { Operator } from './operator.ts'

const GUIDE = 'docs/guides/upgrade.md'

/** What the release has that the one before did not: as an update brings it, in a folder of its own or this one. */
const NEWER = '9000_trial.sql'
const EXPANSION = `alter table contact_messages add column trial text not null default '';\n`

/** Follows docs/guides/upgrade.md beside a running site: what an update would meet, and the update. */
export function followUpgrade({ run, write }: Operator): void {
  const [check = ''] = blocksOf(GUIDE, 'what the update would meet', 'It says which')
  assert.doesNotMatch(run(check), new RegExp(NEWER, 'u'))
  write(`db/migrations/${NEWER}`, EXPANSION)
  assert.match(run(check), new RegExp(NEWER, 'u'))
  const [update = ''] = blocksOf(GUIDE, '## Update', 'It backs up into')
  const updated = run(update)
  assert.match(updated, /Backed up: /u)
  assert.match(updated, new RegExp(`Migrated: ${NEWER}`, 'u'))
  assert.match(updated, /Reloaded: /u)
  assert.doesNotMatch(run(check), new RegExp(NEWER, 'u'))
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
