import { type Check, type Examined, examineBy, type Finding } from '#server/doctor/check.ts'
import { databaseCheck, schemaChecks } from '#server/doctor/database-checks.ts'
import { machineChecks } from '#server/doctor/machine-checks.ts'
import { serviceChecks } from '#server/doctor/service-checks.ts'
import { type Command, UsageError } from './command.ts'
import { withSiteConnection } from './site-connection.ts'

const MARKS = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const
const NAME_WIDTH = 15

function print(name: string, { state, text, advice }: Finding): void {
  console.log(`${MARKS[state]}  ${name.padEnd(NAME_WIDTH)} ${text}`)
  if (advice !== undefined) console.log(`      ${' '.repeat(NAME_WIDTH)} → ${advice}`)
}

/** Runs checks one after another, and prints what they find. Returns whether nothing is bad. */
async function examineAll(checks: readonly Check[], examined: Examined): Promise<boolean> {
  let isWell = true
  for (const check of checks) {
    const finding = await examineBy(check, examined)
    print(check.name, finding)
    isWell &&= finding.state !== 'bad'
  }
  return isWell
}

/** Looks at everything a site needs. */
export const doctorCommand: Command = {
  words: ['doctor'],
  takes: '',
  does: 'checks settings, database, storage, mail, payments, proxy and backups',
  async run(given, settings) {
    if (given.length > 0) throw new UsageError()
    await withSiteConnection(settings, async (connectionString) => {
      const examined = { settings, connectionString }
      const machine = await examineAll(machineChecks, examined)
      // Nothing more is known of a database that cannot be reached.
      const database =
        (await examineAll([databaseCheck], examined)) && (await examineAll(schemaChecks, examined))
      const services = await examineAll(serviceChecks, examined)
      if (!machine || !database || !services) process.exitCode = 1
    })
  },
}
