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
  const reads = `--allow-fs-read=${path.resolve('.')}`
  return fork(path.resolve(CHILD), [], {
    execArgv: ['--permission', '--allow-addons', reads, '--disable-warning=PERM0001'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

class Workshop {
  readonly #patienceMs: number
  readonly #waiting: Job[] = []
  readonly #running = new Map<number, Running>()
  #child: ChildProcess | undefined
  #jobs = 0

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  prepare(bytes: Buffer): Promise<Prepared> {
    return new Promise((resolve, reject) => {
      this.#jobs += 1
      this.#waiting.push({ job: this.#jobs, bytes, crashes: 0, resolve, reject })
      this.#next()
    })
  }

  async stop(): Promise<void> {
    const leaving = this.#child
    this.#child = undefined
    const open = [...this.#waiting.splice(0), ...this.#takeAll()]
    for (const job of open) job.reject(new PictureError('unavailable'))
    if (!leaving || leaving.exitCode !== null || leaving.signalCode !== null) return
    const left = new Promise((resolve) => leaving.once('exit', resolve))
    leaving.kill('SIGKILL')
    await left
  }

  #next(): void {
    while (this.#running.size < AT_ONCE) {
      const job = this.#waiting.shift()
      if (!job) return
      this.#child ??= this.#employ()
      const alarm = setTimeout(() => this.#giveUp(job.job), this.#patienceMs)
      this.#running.set(job.job, { ...job, alarm })
      this.#child.send({ job: job.job, bytes: job.bytes })
    }
  }

  #employ(): ChildProcess {
    const fresh = startChild()
    fresh.on('message', (answer: Answer) => this.#settle(answer))
    fresh.once('exit', () => this.#lost(fresh))
    fresh.on('error', () => this.#lost(fresh))
    return fresh
  }

  #take(id: number): Running | undefined {
    const job = this.#running.get(id)
    clearTimeout(job?.alarm)
    this.#running.delete(id)
    return job
  }

  #takeAll(): Running[] {
    return [...this.#running.keys()].flatMap((id) => this.#take(id) ?? [])
  }

  #settle(answer: Answer): void {
    const job = this.#take(answer.job)
    if ('prepared' in answer) job?.resolve(answer.prepared)
    else job?.reject(new PictureError(answer.problem))
    this.#next()
  }

  #giveUp(id: number): void {
    this.#take(id)?.reject(new PictureError('tooSlow'))
    this.#child?.kill('SIGKILL')
  }

  /** What was under way gets one more try: one of two did not bring the child down. */
  #lost(gone: ChildProcess): void {
    if (this.#child !== gone) return
    this.#child = undefined
    gone.kill('SIGKILL')
    for (const job of this.#takeAll()) {
      if (job.crashes > 0) job.reject(new PictureError('unavailable'))
      else this.#waiting.unshift({ ...job, crashes: job.crashes + 1 })
    }
    this.#next()
  }
}

/** One child process that decodes and encodes pictures, two at a time: started when needed, again after a crash. */
export function createPictureWorker({ patienceMs = PATIENCE_MS } = {}): PictureWorker {
  const workshop = new Workshop(patienceMs)
  return {
    prepare: (bytes) => workshop.prepare(bytes),
    stop: () => workshop.stop(),
    pid: () => workshop.pid,
  }
}
