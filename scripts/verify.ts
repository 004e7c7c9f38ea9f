import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

// Every check but the tests. Two at a time: more only wait for each other on two cores.

type Step = { readonly name: string; readonly command: readonly [string, ...string[]] }

/** The modules that later checks read are generated first. */
const FIRST: readonly Step[] = [
  { name: 'messages', command: ['node', 'scripts/messages.ts', '--check'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
]

const STEPS: readonly Step[] = [
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'format', command: ['biome', 'check', '--enforce-assist=true', '--error-on-warnings'] },
  {
    name: 'boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'app',
      'server',
      'db',
      'packages',
      'scripts',
      'lab',
      'tests',
    ],
  },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'migrations', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'secrets', command: ['node', 'scripts/check-secrets.ts'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
]

const AT_ONCE = 2

async function passes({ name, command: [program, ...args] }: Step): Promise<boolean> {
  const start = performance.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const code = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
  const [status, stdout, stderr] = await Promise.all([code, text(child.stdout), text(child.stderr)])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${seconds} s`)
  if (status !== 0) console.log(`\n${`${stdout}${stderr}`.trim()}\n`)
  return status === 0
}

async function work(waiting: Step[]): Promise<boolean> {
  let good = true
  for (let step = waiting.shift(); step; step = waiting.shift()) good = (await passes(step)) && good
  return good
}

const isGenerated = await work([...FIRST])
const waiting = [...STEPS]
const lanes = await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting)))
process.exitCode = isGenerated && lanes.every(Boolean) ? 0 : 1
