import { createSimulator } from '@haulpost/stripe-simulator'
import { openDatabase } from '../../../app/platform/db/database.server.ts'
import { simulatedBy } from '../../../app/platform/payments/payments.server.ts'
import { WEBHOOK_PATH } from '../../../app/platform/payments/webhook-path.ts'
import { NOW } from '../../../tests/helpers/clock.ts'
import { aPayingUser } from '../../../tests/helpers/paying-user.ts'
import { FLOWS, isFlow } from '../../../tests/money/flows.ts'
import { stepsInto, watchDatabase, watchProvider } from './steps.ts'

// A process in which a user pays, up to the step at which it is killed.

const {
  DATABASE_URL = '',
  LEDGER = '',
  STEPS = '',
  DIES_AT = '0',
  FLOW = '',
  PERSON = '',
  FORM = '',
} = process.env
if (!isFlow(FLOW)) throw new Error(`There is no flow ${FLOW}`)

// Before anything connects.
const step = stepsInto(STEPS, Number(DIES_AT))
watchDatabase(step)
const simulator = createSimulator({
  file: LEDGER,
  publicUrl: 'http://localhost:3000',
  webhookPath: WEBHOOK_PATH,
  business: 'Haulpost',
  now: () => NOW,
  onError: () => {},
})
const db = openDatabase(DATABASE_URL, { connections: 2 })
const user = await db.selectFrom('profiles').selectAll().where('id', '=', PERSON).executeTakeFirstOrThrow()

const fake = {
  payments: simulatedBy(watchProvider(simulator, step)),
  advance: simulator.advance,
  deliver: simulator.deliverDue,
}
await FLOWS[FLOW].run(await aPayingUser(db, { fake, user }), { db, formId: FORM })
await db.destroy()
