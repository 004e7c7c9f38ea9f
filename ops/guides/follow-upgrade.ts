import assert from 'node:assert/strict'
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
  write('.data/postgres/cluster/PG_VERSION', '17\n')
  // Backups are encrypted since docs/guides/backup.md was followed.
  run(`${after.trimEnd()} --key-file haulpost-backup.key`, { replace })
  assert.match(run(`ls ${path.join(folder, 'before.tar')}`), /before/u)
  console.log(`${GUIDE}: followed`)
}
