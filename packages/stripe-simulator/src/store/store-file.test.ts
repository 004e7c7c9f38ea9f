import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { ensureFact, openStoreFile } from './store-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The permissions of the files in the folder, by name, while the store is open. */
function modesOf(): readonly string[] {
  const db = openStoreFile(path.join(folder, 'simulated.sqlite'))
  ensureFact(db, 'webhook secret', () => 'a secret')
  const modes = readdirSync(folder).map((name) =>
    (statSync(path.join(folder, name)).mode & 0o777).toString(8),
  )
  db.close()
  return modes
}

test('[PAY-01] the keys and charges of the simulated provider are read by their owner only, in files of earlier days too', () => {
  const privately = ['600', '600', '600']
  expect(modesOf()).toEqual(privately)
  chmodSync(path.join(folder, 'simulated.sqlite'), 0o644)
  expect(modesOf()).toEqual(privately)
})

/** Opens one new file after the other at the same moment as the other thread does, and posts what went wrong. */
const OPENS_AT_ONCE = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { folder, files, met, module } = workerData
  const arrived = new Int32Array(met)
  import(module).then(({ openStoreFile }) => {
    for (let file = 1; file <= files; file += 1) {
      Atomics.add(arrived, 0, 1)
      while (Atomics.load(arrived, 0) < 2 * file) {}
      try {
        openStoreFile(folder + '/together-' + file + '.sqlite').close()
      } catch (error) {
        parentPort.postMessage(error.message)
      }
    }
  })`

test('[PAY-01] the web process and the worker make the file at the same moment of a first start', async () => {
  const met = new SharedArrayBuffer(4)
  const module = new URL('store-file.ts', import.meta.url).href
  const workerData = { folder, files: 80, met, module }
  const problems: unknown[] = []
  const threads = [1, 2].map(() => new Worker(OPENS_AT_ONCE, { eval: true, workerData }))
  await Promise.all(
    threads.map((thread) =>
      once(
        thread.on('message', (problem) => problems.push(problem)),
        'exit',
      ),
    ),
  )
  expect(problems).toEqual([])
  expect(readdirSync(folder).filter((name) => name.startsWith('together'))).toHaveLength(80)
})
