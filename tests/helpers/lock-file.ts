import { readFileSync } from 'node:fs'
import { z } from 'zod'

// package-lock.json: what npm installs, and where.

const names = z.array(z.string()).optional()
const versions = z.record(z.string(), z.string())

const LOCK = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().optional(),
      link: z.boolean().optional(),
      dependencies: versions.optional(),
      optionalDependencies: versions.optional(),
      peerDependencies: versions.optional(),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
      hasInstallScript: z.boolean().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: names,
      cpu: names,
      libc: names,
    }),
  ),
})

type Locked = z.output<typeof LOCK>['packages'][string]

/** A package in the lock file, and the folder npm puts it into. */
type Placed = { readonly folder: string; readonly about: Locked }

/** All entries of the lock file, by folder. */
export const lockedPackages = LOCK.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages

/** Returns what a package gets when it requires `name`: the nearest one above it, as Node resolves it. */
export function lockedFor(folder: string, name: string): Placed | undefined {
  const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
  const about = lockedPackages[place]
  if (about) return { folder: place, about }
  if (folder === '') return undefined
  return lockedFor(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name)
}

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const

/** Whether npm installs a package on a usual server; it leaves those of other systems out. */
const isForLinux = (about: Locked) =>
  !about.optional ||
  (['os', 'cpu', 'libc'] as const).every((part) => about[part]?.includes(LINUX[part]) ?? true)

function requiredBy({ dependencies, optionalDependencies, ...about }: Locked): readonly string[] {
  const peers = Object.keys(about.peerDependencies ?? {})
  const needed = peers.filter((name) => about.peerDependenciesMeta?.[name]?.optional !== true)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...needed]
}

/** Returns the folders of the packages that an installation of `names` has on Linux, without those of this repository. */
export function installedWith(names: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>()
  const links = new Set<string>()
  function add(from: string, name: string): void {
    const found = lockedFor(from, name)
    if (!found || !isForLinux(found.about)) return
    const { folder, about } = found
    const [seen, place, entry] = about.link
      ? [links, about.resolved ?? '', lockedPackages[about.resolved ?? '']]
      : [folders, folder, about]
    if (seen.has(place) || !entry) return
    seen.add(place)
    for (const next of requiredBy(entry)) add(place, next)
  }
  for (const name of names) add('', name)
  return folders
}
