import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { ageSeconds, type Reading, scrapedGauges } from './scraped-gauges.server.ts'

type Name = 'mail_waiting' | 'jobs_waiting'
type Read = () => Promise<readonly Reading<Name>[]>

function gaugesThat(read: Read) {
  const registry = new Registry()
  scrapedGauges<Name>(registry, {
    area: 'mail',
    gauges: { mail_waiting: { help: 'Mails.' }, jobs_waiting: { help: 'Jobs.', label: 'queue' } },
    read,
  })
  return registry
}

test('[RUN-01] one scrape asks the database once for all gauges of an area', async () => {
  const read = vi.fn<Read>(async () => [
    { gauge: 'mail_waiting', value: 3 },
    { gauge: 'jobs_waiting', of: 'mail.deliver', value: 2 },
  ])

  const text = await gaugesThat(read).metrics()

  expect(text).toContain('mail_waiting 3')
  expect(text).toContain('jobs_waiting{queue="mail.deliver"} 2')
  expect(read).toHaveBeenCalledTimes(1)
})

test('[RUN-01] numbers that cannot be read are no zeros, and do not take the other metrics along', async () => {
  const text = await gaugesThat(() => Promise.reject(new Error('no database'))).metrics()

  expect(text).toContain('mail_waiting Nan')
  expect(text).not.toContain('jobs_waiting{')
})

test('[RUN-01] a scrape waits a second for the database, and never sends a second query before the first has ended', async () => {
  vi.useFakeTimers()
  const reading = Promise.withResolvers<readonly Reading<Name>[]>()
  const read = vi.fn<Read>(() => reading.promise)
  const registry = gaugesThat(read)

  const first = registry.metrics()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toContain('mail_waiting Nan')
  expect(await registry.metrics()).toContain('mail_waiting Nan')
  expect(read).toHaveBeenCalledTimes(1)

  reading.resolve([{ gauge: 'mail_waiting', value: 1 }])
  await reading.promise
  vi.useRealTimers()
  expect(await registry.metrics()).toContain('mail_waiting 1')
})

test('what waits for nothing has no age', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(ageSeconds(null, now)).toBe(0)
  expect(ageSeconds(new Date('2026-03-01T11:58:30Z'), now)).toBe(90)
})
