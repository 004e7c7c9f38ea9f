import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const rows = z.array(
  z.object({
    seq: z.number(),
    id: z.string(),
    type: z.string(),
    object: z.string().nullable(),
    created: z.number(),
    state: z.enum(['due', 'done', 'failed']),
    attempts: z.number(),
  }),
)

/** Something that happened at the provider, and whether the site took the message. `created` in seconds. */
export type LoggedEvent = z.infer<typeof rows>[number]

/** What happened, newest first; `before` is the `seq` of the last one already seen. */
export function listEvents(db: DatabaseSync, limit: number, before = Number.MAX_SAFE_INTEGER): LoggedEvent[] {
  const query = db.prepare(
    `select o.seq, o.id, json_extract(o.body, '$.type') as type, json_extract(o.body, '$.data.object.id') as object,
       json_extract(o.body, '$.created') as created, d.state, d.attempts
     from objects o join deliveries d on d.event = o.id and d.endpoint = 'own'
     where o.kind = 'event' and o.seq < ? order by o.seq desc limit ?`,
  )
  return rows.parse(query.all(before, limit))
}
