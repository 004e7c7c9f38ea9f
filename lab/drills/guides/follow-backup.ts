import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { blocksOf } from '../systemd/guide.ts'
import { type Operator, operator, type Replacements } from './operator.ts'

const GUIDE = 'docs/guides/backup.md'
const EXAMPLE = 'haulpost-20261123T033000Z.tar'

const newest = (folder: string, end: string) => {
  const found = readdirSync(folder).filter((name) => name.endsWith(end))
  const last = found.toSorted().at(-1)
  assert.ok(last, `no ${end} in ${folder}`)
  return last
}

type Places = { readonly folder: string; readonly backups: string }

/** Backs up beside the running site, plainly and encrypted, and checks the files. */
function backUp({ run, set, release }: Operator, { folder, backups }: Places): Replacements {
  const [now = ''] = blocksOf(GUIDE, '## Back up now', 'It works beside')
  run(now)
  const [other = ''] = blocksOf(GUIDE, 'with `-` to standard output', '## Encrypt')
  run(other)
  const replace: Replacements = [[EXAMPLE, newest(backups, '.tar')]]
  const [check = ''] = blocksOf(GUIDE, '## Check', '`verify` reads')
  assert.match(run(check, { replace }), /is whole/u)

  const [key = ''] = blocksOf(GUIDE, '## Encrypt', 'Copy the file away')
  run(key)
  const keyFile = readFileSync(path.join(release, 'haulpost-backup.key'), 'utf8')
  set(`BACKUP_RECIPIENT=${/age1\w+/u.exec(keyFile)?.[0]}`)
  run(now)
  const [, verify = ''] = check.split('\n')
  const encrypted: Replacements = [[EXAMPLE, newest(backups, '.tar.age')]]
  run(`${verify} --key-file haulpost-backup.key`, { replace: encrypted })
  const age = `age -d -i haulpost-backup.key ${path.join(backups, newest(backups, '.tar.age'))} | tar t`
  assert.match(run(age), /listings/u)
  run(`tar tf ${path.join(folder, 'other/haulpost.tar')}`)
  return replace
}

/** Restores into a spare folder, and on a new machine, where the site starts. */
async function restore(known: Operator, { folder, backups }: Places, replace: Replacements): Promise<void> {
  const [spare = ''] = blocksOf(GUIDE, 'restore into a spare folder', '## Restore')
  known.run(spare, { replace })
  rmSync(path.join(known.release, 'spare'), { recursive: true })

  const release = path.join(folder, 'new-machine')
  cpSync(known.release, release, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => path.basename(from) !== '.data',
  })
  mkdirSync(path.join(release, '.data'), { recursive: true })
  cpSync(path.join(known.release, '.data/site-key'), path.join(release, '.data/site-key'))
  const fresh = operator(release, path.join(folder, 'other'))
  const [commands = ''] = blocksOf(GUIDE, 'Put `.env` back, then', 'For an encrypted backup')
  const [restoring = '', starting = ''] = commands.trim().split('\n')
  const archive = [/\/path\/to\/\S+/gu, path.join(backups, String(replace[0]?.[1]))] as const
  fresh.run(`${restoring} --dry-run`, { replace: [archive] })
  fresh.run(restoring, { replace: [archive] })
  await fresh.useFreePorts()
  const stop = await fresh.start(starting)
  await stop()
}

/** Moves the running site to another server, and back. */
async function move({ run, write, set, release }: Operator, { folder }: Places): Promise<void> {
  const server = await startEmbedded({ dir: path.join(folder, 'server') })
  write('address', `${server.connectionString}\n`)
  const [moving = ''] = blocksOf(GUIDE, 'then, beside the running site', 'The file `address`')
  run(moving)
  const before = readFileSync(path.join(release, '.env'), 'utf8')
  set(`DATABASE_URL=${server.connectionString}`)
  assert.match(run('npm run haulpost -- doctor || true'), /database/u)
  write('.env', before)
  run('npm run haulpost -- move --undo')
  await server.stop()
}

/** Follows docs/guides/backup.md beside a running site. */
export async function followBackup(known: Operator, places: Places): Promise<void> {
  const replace = backUp(known, places)
  await restore(known, places, replace)
  await move(known, places)
  console.log(`${GUIDE}: followed`)
}
