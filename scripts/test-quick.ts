import { spawnSync } from 'node:child_process'

// `npm run test:quick`, for use while working: first the tests of features and folders that differ from the branch
// `main`, then all tests that need no database. No browser; `npm test` is what has to pass.

/** The changed part is stopped after this time, so that the whole takes less than two minutes on an idle machine. */
const CHANGED_MS = 90_000

/** The feature or part of the site whose tests cover a changed file. */
const PART = /^app\/(?:features|routes|platform)\/[^/]+\/(?=.)|^(?:server|db|scripts|bench)\/(?=.)/u

function git(...args: readonly string[]): readonly string[] {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

function changedFolders(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(changed.flatMap((file) => PART.exec(file)?.[0] ?? []))]
}

function passes(args: readonly string[], timeout?: number): boolean {
  const options = ['run', '--passWithNoTests', ...args]
  const { status, error } = spawnSync('vitest', options, { stdio: 'inherit', timeout })
  if (error) console.error(`Not finished: ${error.message}. Run npm test for the rest.`)
  return status === 0
}

const folders = changedFolders()
if (folders.length > 0) console.log(`Changed: ${folders.join(', ')}`)
const changedPass = folders.length === 0 || passes(folders, CHANGED_MS)
const purePass = passes(['--project', 'pure'])
process.exitCode = changedPass && purePass ? 0 : 1
