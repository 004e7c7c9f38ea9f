import { openDatabase } from '#app/platform/db/database.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { simulatedBy } from '#app/platform/payments/payments.server.ts'
import { openStandIn } from '#app/platform/payments/stand-in/stand-in.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { aTill } from '#tests/helpers/till.ts'
import { FLOWS, isFlow } from './flows.ts'
import { stepsInto, watchDatabase, watchProvider } from './steps.ts'

// A process in which somebody pays, up to the step at which it is killed.

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

// Before anybody connects.
const step = stepsInto(STEPS, Number(DIES_AT))
watchDatabase(step)
const log = openLog('silent')
const standIn = openStandIn({ file: LEDGER, publicUrl: 'http://localhost:3000', now: () => NOW, log })
const db = openDatabase(DATABASE_URL, { connections: 2 })
const person = await db.selectFrom('profiles').selectAll().where('id', '=', PERSON).executeTakeFirstOrThrow()

const fake = {
  payments: simulatedBy(watchProvider(standIn, step)),
  advance: standIn.advance,
  deliver: standIn.deliverNow,
}
await FLOWS[FLOW].run(await aTill(db, { fake, person }), { db, formId: FORM })
await db.destroy()
