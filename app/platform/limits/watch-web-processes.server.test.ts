import { afterEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { listenForContentEvents } from '../cache/content-events.server.ts'
import { openLog } from '../log.server.ts'
import { processShare, setWebProcesses } from './process-share.ts'
import { WEB_PROCESS, watchWebProcesses } from './watch-web-processes.server.ts'

const { db, connectionString } = useDatabase()
const log = openLog('silent')
afterEach(() => setWebProcesses(1))

const listen = (name: string) => listenForContentEvents({ connectionString, log, name })
const share = () => processShare({ max: 120, per: 60 }).max

test('[NODE-11] web processes of other nodes take their shares of a limit, and workers take none', async () => {
  const worker = listen('haulpost worker')
  const nodes = [listen(WEB_PROCESS), listen(WEB_PROCESS), listen(WEB_PROCESS)]
  const stop = watchWebProcesses({ db, log, min: 1, intervalMs: 10 })
  expect(share()).toBe(120)
  await waitUntil(() => share() === 40)

  await nodes[0]?.stop()
  await waitUntil(() => share() === 60)
  await stop()
  await Promise.all([worker, ...nodes].map((each) => each.stop()))
})

test('[NODE-11] a process counts those of its own launcher before they are connected', async () => {
  const stop = watchWebProcesses({ db, log, min: 4, intervalMs: 10 })
  expect(share()).toBe(30)
  await stop()
})

test('[NODE-11] the shares of all processes are no more than the limit, and never nothing', () => {
  for (const processes of [1, 2, 3, 7, 64, 200]) {
    setWebProcesses(processes)
    const { max } = processShare({ max: 120, per: 60 })
    expect(max * processes <= 120 || max === 1).toBe(true)
    expect(max).toBeGreaterThanOrEqual(1)
  }
})
