import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = '/sys/fs/cgroup'
/** Where systemd keeps its groups: version 2 alone, or version 2 and its own beside version 1. */
const hierarchies = () =>
  ['', 'unified', 'systemd']
    .map((name) => path.join(ROOT, name))
    .filter((folder) => existsSync(path.join(folder, 'cgroup.procs')))

/** Names the groups of a run: machines beside each other do not share one, nor do runs. */
export const RUN = 'HAULPOST_TRY'

const prefixOf = (run: string) => `haulpost-try-${run}-`

/** Returns how a program is called that runs in a control group of its own. */
export function inControlGroup(name: string, words: readonly string[]): readonly [string, ...string[]] {
  const groups = hierarchies().map((folder) =>
    path.join(folder, `${prefixOf(process.env[RUN] ?? '')}${name}`),
  )
  for (const group of groups) mkdirSync(group, { recursive: true })
  const enter = groups.map((group) => `echo $$ > ${group}/cgroup.procs`).join('; ')
  return ['bash', '-c', `${enter}; exec "$@"`, 'bash', ...words]
}

function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeTree(path.join(folder, entry.name))
  rmdirSync(folder)
}

/** Removes the groups of a run whose processes have ended. */
export function removeControlGroups(run: string): void {
  for (const folder of hierarchies())
    for (const name of readdirSync(folder))
      if (name.startsWith(prefixOf(run))) removeTree(path.join(folder, name))
}
