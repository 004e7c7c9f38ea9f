import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atMost } from '../judge.ts'
import type { Scenario } from '../scenario.ts'
import { startSite } from '../site.ts'

async function startMs(environment: Readonly<Record<string, string>>): Promise<number> {
  const site = await startSite({ DATABASE_URL: '', ...environment })
  await site.stop()
  return site.startMs
}

/** The first start in an empty folder with the demo, as `npm start` makes it, and the next one. */
export const startTimes: Scenario = async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'load-start-'))
  const first = await startMs({ DATA_DIR, DEMO_DATA: 'on' })
  const later = await startMs({ DATA_DIR, DEMO_DATA: 'on' })
  await rm(DATA_DIR, { recursive: true, force: true })
  return [
    atMost('first start: new database, demo content', first / 1000, 20, 's'),
    atMost('start with an existing database', later / 1000, 5, 's'),
  ]
}
