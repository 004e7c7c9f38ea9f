import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { followBackup } from './guides/follow-backup.ts'
import { followImport } from './guides/follow-import.ts'
import { followMajorUpgrade, followUpgrade } from './guides/follow-upgrade.ts'
import { operator } from './guides/operator.ts'
import { must } from './shared/overlay.ts'
import { installMissing } from './shared/packages.ts'
import { blocksOf } from './systemd/guide.ts'

// npm run test:guides: makes a release of the built site (npm run build), and follows the guides about importing, backing
// up and updating in it, with the commands that they show. Installs Debian's age if it may. A
// folder as argument is kept, with its release for the next time.

installMissing({ age: 'age' })
const folder = process.argv[2] ?? mkdtempSync(path.join(tmpdir(), 'guides-'))
const [release, backups] = [path.join(folder, 'release'), path.join(folder, 'backups')]
mkdirSync(backups, { recursive: true })
if (!existsSync(release)) must('npm', ['run', 'release', '--', release, '--with', 'simulator'])

const known = operator(release, path.join(folder, 'other'))
const [daily = ''] = blocksOf('docs/guides/backup.md', '## Back up every day', 'The worker makes a backup')
known.set(daily.replace(/BACKUP_DIR=.*/u, `BACKUP_DIR=${backups}`))
known.set('DEMO_DATA=off')
await known.useFreePorts()

const stop = await known.start()
try {
  const { again } = followImport(known)
  again()
  await followBackup(known, { folder, backups })
  // It looks for a backup of the last day, which exists by now.
  followUpgrade(known)
} finally {
  await stop()
}
followMajorUpgrade(known, folder)
await (await known.start())()
if (!process.argv[2]) rmSync(folder, { recursive: true, force: true })
