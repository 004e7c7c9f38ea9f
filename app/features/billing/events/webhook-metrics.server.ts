import type { Registry } from 'prom-client'
import type { Db } from '#app/platform/db/database.server.ts'
import { eventCounter } from '#app/platform/metrics/event-counter.server.ts'
import { ageSeconds, scrapedGauges } from '#app/platform/metrics/scraped-gauges.server.ts'

/** Counts webhook events of the payment provider. A failed one is retried, and may count several times. */
export const countWebhook = eventCounter({
  name: 'payment_webhooks_total',
  help: 'Messages of the payment provider: received, refused (not signed by it), processed, failed (tried again later).',
  label: 'result',
  values: ['received', 'refused', 'processed', 'failed'],
})

/** Registers how many webhook events are unprocessed, and the age of the oldest. */
export function watchWebhooks(registry: Registry, db: Db, now: () => Date): void {
  scrapedGauges(registry, {
    area: 'webhooks',
    gauges: {
      payment_webhooks_unprocessed: { help: 'Messages of the payment provider that are not processed.' },
      payment_webhooks_oldest_seconds: {
        help: 'Age of the oldest message of the payment provider that is not processed.',
      },
    },
    async read() {
      const { unprocessed, oldest } = await db
        .selectFrom('paymentEvents')
        .select((eb) => [eb.fn.countAll<number>().as('unprocessed'), eb.fn.min('receivedAt').as('oldest')])
        .where('processedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return [
        { gauge: 'payment_webhooks_unprocessed', value: unprocessed },
        { gauge: 'payment_webhooks_oldest_seconds', value: ageSeconds(oldest, now()) },
      ]
    },
  })
}
