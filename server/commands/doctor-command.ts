import { databaseCheck, schemaChecks } from '#server/doctor/database-checks.ts'
import { databaseServerChecks } from '#server/doctor/database-server-checks.ts'
import { examineAll } from '#server/doctor/examine-all.ts'
import { machineChecks } from '#server/doctor/machine-checks.ts'
import { proxyChecks } from '#server/doctor/proxy-checks.ts'
import { serviceChecks } from '#server/doctor/service-checks.ts'
import { type Command, UsageError } from './command.ts'
import { withSiteConnection } from './site-connection.ts'

/** Looks at everything a site needs. */
export const doctorCommand: Command = {
  words: ['doctor'],
  takes: '',
  does: 'checks settings, database, storage, mail, payments, TLS, proxy and backups',
  async run(given, settings) {
    if (given.length > 0) throw new UsageError()
    await withSiteConnection(settings, async (connectionString) => {
      const examined = { settings, connectionString }
      const machine = await examineAll(machineChecks, examined)
      // Nothing more is known of a database that cannot be reached.
      const database =
        (await examineAll([databaseCheck], examined)) &&
        (await examineAll([...schemaChecks, ...databaseServerChecks], examined))
      const services = await examineAll([...serviceChecks, ...proxyChecks], examined)
      if (!machine || !database || !services) process.exitCode = 1
    })
  },
}
