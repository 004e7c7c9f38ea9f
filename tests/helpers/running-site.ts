import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { holdPort } from '#server/launch/held-port.ts'
import { type SupervisedProcess, supervise } from '#server/launch/supervised-process.ts'
import { freePort } from './free-port.ts'

/** Starts the processes of the built site as the launcher does, on an existing database. `given`: environment variables. */
export async function runningSite(connectionString: string, given: Readonly<Record<string, string>> = {}) {
  const error = inject('siteError')
  if (error) throw new Error(error)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'running-'))
  const number = await freePort()
  const port = await holdPort(number, ['127.0.0.1'])
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(number),
    METRICS_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
    PAGE_CACHE_SECONDS: '0',
    LOG_LEVEL: 'silent',
    ...given,
  }
  const kept: readonly SupervisedProcess[] = [
    supervise('build/server/main.js', env, port),
    supervise('build/server/worker.js', env),
  ]
  const [web] = kept
  if (!web || !(await web.ready)) throw new Error('The site did not come up')
  return {
    port: number,
    web,
    pids: () => kept.map((one) => one.pid()),
    async stop() {
      port.release()
      await Promise.all(kept.map((one) => one.stop()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
