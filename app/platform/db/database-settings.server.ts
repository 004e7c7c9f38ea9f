import { z } from 'zod'

const SERVER = /^postgres(ql)?:\/\//u
const serverAddress = z.string().regex(SERVER)
const serverAddresses = z.string().transform((line, ctx) => {
  const addresses = line.split(',').flatMap((address) => address.trim() || [])
  if (!addresses.every((address) => SERVER.test(address)))
    ctx.addIssue('each is an address such as postgres://user:password@host/name')
  return addresses
})

/** The settings of the database. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: serverAddress
    .optional()
    .describe('A PostgreSQL server, 15 or newer. Empty: the built-in one, kept in DATA_DIR.'),
  DATABASE_DIRECT_URL: serverAddress
    .optional()
    .describe(
      'The server itself, if DATABASE_URL is a pooler in transaction mode such as PgBouncer: for migrations, notifications and backups.',
    ),
  DATABASE_REPLICA_URL: serverAddresses
    .prefault('')
    .describe('Streaming replicas of that server, comma-separated: public pages are read from them.'),
  DATABASE_REPLICA_MAX_LAG_SECONDS: z.coerce
    .number()
    .min(1)
    .max(60)
    .prefault('10')
    .describe('A replica that is further behind is left out until it has caught up.'),
  BUILT_IN_DATABASE_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(16)
    .max(1_048_576)
    .prefault('128')
    .describe(
      'Memory the built-in database keeps pages in (shared_buffers). About a quarter of the machine.',
    ),
  BUILT_IN_DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(30)
    .max(1000)
    .optional()
    .describe(
      'How many connections the built-in database takes. Empty: what the processes need, at least 50.',
    ),
  DATABASE_WAIT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .prefault('60')
    .describe('How many seconds a start waits for the server of DATABASE_URL to come up.'),
}
