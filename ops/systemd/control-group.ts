import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = '/sys/fs/cgroup'
/** Where systemd keeps its groups: version 2 alone, or version 2 and its own beside version 1. */
const HIERARCHIES = ['', 'unified', 'systemd']

function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeTree(path.join(folder, entry.name))
  rmdirSync(folder)
}

/** Creates a control group, so that several machines beside each other do not share one. */
export function controlGroup(name: string) {
  const id = randomUUID().slice(0, 8)
  const groups = HIERARCHIES.map((hierarchy) => path.join(ROOT, hierarchy))
    .filter((hierarchy) => existsSync(path.join(hierarchy, 'cgroup.procs')))
    .map((hierarchy) => path.join(hierarchy, `haulpost-${id}-${name}`))
  for (const group of groups) mkdirSync(group, { recursive: true })
  return {
    /** Returns how a program is called that runs in the group. */
    called(words: readonly string[]): readonly [string, ...string[]] {
      const enter = groups.map((group) => `echo $$ > ${group}/cgroup.procs`).join('; ')
      return ['bash', '-c', `${enter}; exec "$@"`, 'bash', ...words]
    },
    remove() {
      for (const group of groups) if (existsSync(group)) removeTree(group)
    },
  }
}
