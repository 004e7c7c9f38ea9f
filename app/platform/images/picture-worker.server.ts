import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Answer, Errand } from './picture-child.server.ts'
import { PictureError } from './picture-error.ts'
import type { Prepared } from './prepare-picture.server.ts'

export type PictureWorker = {
  /** Queues the bytes for the child process. Rejects with a PictureError. */
  prepare: (bytes: Buffer) => Promise<Prepared>
  /** Ends the child; what is under way is refused as unavailable. */
  stop: () => Promise<void>
  /** The child's process id while it runs. */
  pid: () => number | undefined
}

type Job = Errand & {
  crashes: number
  resolve: (prepared: Prepared) => void
  reject: (error: PictureError) => void
}
type Running = Job & { alarm: NodeJS.Timeout }

const AT_ONCE = 2
const PATIENCE_MS = 15_000
// From the project's root, because a bundled caller lies elsewhere than its source.
const CHILD = 'app/platform/images/picture-child.server.ts'

/** No shell, no writing, no secrets of ours in its environment: what breaks out of a decoder finds little. */
function startChild(): ChildProcess {
  return fork(path.resolve(CHILD), [], {
    execArgv: [
      '--permission',
      '--allow-addons',
      `--allow-fs-read=${path.resolve('.')}`,
      '--disable-warning=PERM0001',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** One child process that decodes and encodes pictures, two at a time: started when needed, again after a crash. */
export function createPictureWorker({ patienceMs = PATIENCE_MS } = {}): PictureWorker {
  const waiting: Job[] = []
  const running = new Map<number, Running>()
  let child: ChildProcess | undefined
  let jobs = 0

  function take(id: number): Running | undefined {
    const job = running.get(id)
    clearTimeout(job?.alarm)
    running.delete(id)
    return job
  }

  function settle(answer: Answer): void {
    const job = take(answer.job)
    if ('prepared' in answer) job?.resolve(answer.prepared)
    else job?.reject(new PictureError(answer.problem))
    next()
  }

  /** What was under way gets one more try: one of two did not bring the child down. */
  function comeBack(gone: ChildProcess): void {
    if (child !== gone) return
    child = undefined
    gone.kill('SIGKILL')
    for (const job of [...running.keys()].flatMap((id) => take(id) ?? [])) {
      if (job.crashes > 0) job.reject(new PictureError('unavailable'))
      else waiting.unshift({ ...job, crashes: job.crashes + 1 })
    }
    next()
  }

  function employ(): ChildProcess {
    const fresh = startChild()
    fresh.on('message', settle)
    fresh.once('exit', () => comeBack(fresh))
    fresh.on('error', () => comeBack(fresh))
    return fresh
  }

  function giveUp(id: number): void {
    take(id)?.reject(new PictureError('tooSlow'))
    child?.kill('SIGKILL')
  }

  function next(): void {
    while (running.size < AT_ONCE) {
      const job = waiting.shift()
      if (!job) return
      child ??= employ()
      running.set(job.job, { ...job, alarm: setTimeout(giveUp, patienceMs, job.job) })
      child.send({ job: job.job, bytes: job.bytes })
    }
  }

  async function stop(): Promise<void> {
    const leaving = child
    child = undefined
    const open = [...waiting.splice(0), ...[...running.keys()].flatMap((id) => take(id) ?? [])]
    for (const job of open) job.reject(new PictureError('unavailable'))
    if (!leaving || leaving.exitCode !== null || leaving.signalCode !== null) return
    const left = new Promise((resolve) => leaving.once('exit', resolve))
    leaving.kill('SIGKILL')
    await left
  }

  return {
    prepare: (bytes) =>
      new Promise((resolve, reject) => {
        waiting.push({ job: ++jobs, bytes, crashes: 0, resolve, reject })
        next()
      }),
    stop,
    pid: () => child?.pid,
  }
}
