import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cardsOf } from '#app/features/billing/cards/queries.server.ts'
import { removeCard } from '#app/features/billing/cards/remove-card.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { filesOf, importedFrom, type Sold } from '#tests/helpers/sold-elsewhere.ts'

const { db, connectionString } = useDatabase()
const imports = useImports(db)
beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, mail_outbox, payment_events cascade`.execute(db)
})

const imported = importedFrom(db, imports)

test('[IMP-12] its user removes an imported card, also one whose customer no file named', async () => {
  const cardOnly = (sold: Sold) => ({ ...filesOf(sold), 'subscriptions.json': [] })
  const { payer, card } = await imported(cardOnly)
  expect(await removeCard(payer.ctx(), { paymentMethodId: card.id })).toEqual([])
  expect((await payer.payments.stripe.paymentMethods.retrieve(card.id)).customer).toBeNull()
  expect(await cardsOf(db, payer.userId)).toEqual([])
})

test('[IMP-12] a card that pays an imported subscription is not removed', async () => {
  const { payer, card } = await imported()
  expect(await refusalOf(removeCard(payer.ctx(), { paymentMethodId: card.id }))).toMatchObject({
    code: 'billing.cardInUse',
  })
})
