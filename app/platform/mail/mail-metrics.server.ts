import type { Registry } from 'prom-client'
import type { Db } from '../db/database.server.ts'
import { eventCounter } from '../metrics/event-counter.server.ts'
import { ageSeconds, scrapedGauges } from '../metrics/scraped-gauges.server.ts'

/** Counts the results of attempts to send an email. */
export const countDelivery = eventCounter({
  name: 'mail_deliveries_total',
  help: 'Attempts to send a mail: sent, captured (kept to be read at /dev/outbox), retry (tried again later), failed for good.',
  label: 'result',
  values: ['sent', 'captured', 'retry', 'failed'],
})

/** Registers how many emails wait, and the age of the oldest. */
export function watchMail(registry: Registry, db: Db, now: () => Date): void {
  scrapedGauges(registry, {
    area: 'mail',
    gauges: {
      mail_waiting: { help: 'Mails that wait to be sent.' },
      mail_oldest_waiting_seconds: { help: 'Age of the oldest mail that waits to be sent.' },
    },
    async read() {
      const { waiting, oldest } = await db
        .selectFrom('mailOutbox')
        .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('createdAt').as('oldest')])
        .where('state', 'in', ['queued', 'sending'])
        .executeTakeFirstOrThrow()
      return [
        { gauge: 'mail_waiting', value: waiting },
        { gauge: 'mail_oldest_waiting_seconds', value: ageSeconds(oldest, now()) },
      ]
    },
  })
}
