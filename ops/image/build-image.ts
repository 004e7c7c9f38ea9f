import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyContext, copyInto, layerAbove, type Root } from './overlay.ts'
import { parseDockerfile, type Stage, variablesOf } from './parse-dockerfile.ts'

/** An image that was built without a container engine: a root file system, and what the Dockerfile says of running it. */
export type Image = {
  readonly root: Root
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  readonly user: string
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

type Built = { root: Root; env: Record<string, string>; folder: string; user: string }
type Around = { readonly stages: ReadonlyMap<string, Built>; readonly ignored: readonly string[] }

function run(stage: Built, command: string): void {
  const began = performance.now()
  const { status } = spawnSync(
    'chroot',
    [stage.root.path, '/bin/sh', '-ec', `cd ${stage.folder}\n${command}`],
    {
      env: { HOME: '/root', PATH, ...stage.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error(`RUN ${command} failed`)
  console.log(`RUN ${command.slice(0, 70)}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function copy(stage: Built, text: string, { stages, ignored }: Around): void {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/u.exec(text) ?? []
  const other = from === undefined ? null : stages.get(from)
  if (other) copyInto(stage.root.path, join(other.root.path, source), target)
  else if (source === '.') copyContext(join(stage.root.path, stage.folder), ignored)
  else throw new Error(`COPY ${text} is not understood`)
}

/** What an instruction does while building. Those that are missing only describe the image. */
const BUILDING: Readonly<Record<string, (stage: Built, text: string, around: Around) => void>> = {
  RUN: run,
  COPY: copy,
  ARG: (stage, text) => Object.assign(stage.env, variablesOf(text)),
  ENV: (stage, text) => Object.assign(stage.env, variablesOf(text)),
  USER: (stage, text) => Object.assign(stage, { user: text }),
  WORKDIR(stage, text) {
    mkdirSync(join(stage.root.path, text), { recursive: true })
    stage.folder = text
  },
}

function buildStage({ name, steps }: Stage, base: string, folder: string, around: Around): Built {
  const stage: Built = { root: layerAbove(base, join(folder, name)), env: {}, folder: '/', user: '0:0' }
  for (const step of steps) BUILDING[step.name]?.(stage, step.text, around)
  return stage
}

/**
 * Builds the image of a Dockerfile in `folder`, step by step. `bases` has the root file system of each base image. Needs
 * root, and a mount namespace of its own.
 */
export function buildImage(dockerfile: string, bases: (image: string) => string, folder: string): Image {
  const ignored = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const stages = new Map<string, Built>()
  let last: Built | null = null
  for (const stage of parseDockerfile(readFileSync(dockerfile, 'utf8'))) {
    last = buildStage(stage, bases(stage.base), folder, { stages, ignored })
    stages.set(stage.name, last)
  }
  if (!last) throw new Error(`${dockerfile} has no stage`)
  return last
}
