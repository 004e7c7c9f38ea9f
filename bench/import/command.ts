import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 100

/** Returns the most memory that a process took so far, in MB; 0 when it has ended. */
function mostMemoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1000
  } catch {
    return 0
  }
}

type Ended = {
  readonly seconds: number
  /** The most memory that it took, in MB. */
  readonly memory: number
  readonly output: string
  readonly isKilled: boolean
}

/** Runs `haulpost import`, and kills it without warning once `isEnough`. Throws when it fails by itself. */
export async function runImport(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<Ended> {
  const from = performance.now()
  const child = spawn(process.execPath, ['server/cli.ts', 'import', ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let [output, memory] = ['', 0]
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  while (child.exitCode === null && child.signalCode === null) {
    memory = Math.max(memory, mostMemoryOf(child.pid ?? 0))
    if (await isEnough()) child.kill('SIGKILL')
    await sleep(LOOK_MS)
  }
  await ended
  if (child.exitCode !== 0 && child.signalCode !== 'SIGKILL') throw new Error(`import: ${output}`)
  const seconds = (performance.now() - from) / 1000
  return { seconds, memory, output, isKilled: child.signalCode === 'SIGKILL' }
}
