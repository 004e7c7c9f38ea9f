import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { actorReader } from '../../../../app/platform/auth/read-actor.server.ts'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import type { fakePayments } from '../../../../tests/fakes/payments.ts'
import { NOW } from '../../../../tests/helpers/clock.ts'
import { freePort } from '../../../../tests/helpers/free-port.ts'
import { siteWith } from '../../../../tests/helpers/site.ts'
import type { Person } from '../../../../tests/security/site/people.ts'

/** A request as it was recorded: everything but who sent it. */
export type Recorded = {
  readonly path: string
  readonly type: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

export type Replied = { readonly status: number; readonly location: string; readonly body: string }

/** The built site at NOW, on a port, with nothing going on in the background. */
export async function listeningSite(db: Db, { payments }: ReturnType<typeof fakePayments>) {
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const actorOf = actorReader({ db, now: () => NOW, publicUrl })
  const site = await siteWith(db, { actorOf, payments, settings: { publicUrl } })
  const listener = getRequestListener((request) => site.request(request))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    async send({ path, type, body }: Recorded, { cookie }: Person): Promise<Replied> {
      const response = await fetch(publicUrl + path, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: {
          'content-type': type,
          origin: publicUrl,
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
        },
      })
      const location = response.headers.get('location') ?? ''
      return { status: response.status, location, body: await response.text() }
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
