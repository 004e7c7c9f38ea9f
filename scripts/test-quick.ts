import { spawnSync } from 'node:child_process'

// `npm run test:quick`: while working. First the tests of the features and folders that differ from the branch `main`, then
// all tests that need no database. Without a browser; `npm test` is what has to pass.

/** The folder whose tests speak for a changed file: its feature, or where it stands. */
function folderOf(file: string): string {
  const feature = /^app\/(?:features|routes|platform)\/[^/]+\/(?=.)/u.exec(file)?.[0]
  return feature ?? file.slice(0, file.lastIndexOf('/') + 1)
}

function git(...args: readonly string[]): readonly string[] {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

function changedFolders(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const folders = changed.filter((file) => /\.tsx?$/u.test(file)).map(folderOf)
  return [...new Set(folders)].filter((folder) => !/^(?:tests\/|$)/u.test(folder))
}

function passes(...args: readonly string[]): boolean {
  const { status } = spawnSync('vitest', ['run', '--passWithNoTests', ...args], { stdio: 'inherit' })
  return status === 0
}

const folders = changedFolders()
if (folders.length > 0) console.log(`Changed: ${folders.join(', ')}`)
const changedPass = folders.length === 0 || passes(...folders)
const purePass = passes('--project', 'pure')
process.exitCode = changedPass && purePass ? 0 : 1
