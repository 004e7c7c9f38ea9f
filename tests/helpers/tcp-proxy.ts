import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { freePort } from './free-port.ts'

/** What a proxy does with connections and their bytes. */
type Line = {
  /** Milliseconds that each packet takes longer, in each direction. */
  readonly delayMs?: number
  /** Accepts connections and loses every packet, also of those that are open. */
  readonly isBlackHole?: boolean
}

/** Passes packets on later, or never. */
function packets(line: () => Line): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const { delayMs = 0, isBlackHole = false } = line()
      if (isBlackHole) return done()
      if (delayMs === 0) return done(null, chunk)
      setTimeout(done, delayMs, null, chunk)
    },
  })
}

/** Where PostgreSQL of a connection string listens: a port, or a socket in a folder. */
export function placeOf(connectionString: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(connectionString)
  const folder = searchParams.get('host')
  return folder
    ? { path: `${folder}/.s.PGSQL.${searchParams.get('port') ?? 5432}` }
    : { host: hostname, port: Number(port || 5432) }
}

/** Returns the same database behind a proxy. */
export function behind(connectionString: string, port: number): string {
  const { pathname, username } = new URL(connectionString)
  return `postgres://${username || 'app'}@127.0.0.1:${port}${pathname}`
}

/** Starts a TCP proxy in front of a place. Its line can be changed, cut and mended while connections are open. */
export async function tcpProxy(place: NetConnectOpts) {
  const port = await freePort()
  const open = new Set<Socket>()
  let line: Line = {}
  const server = createServer((client) => {
    const target = connect(place)
    for (const [end, other] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
      end.setNoDelay()
      end.pipe(packets(() => line)).pipe(other)
    }
  })
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const listen = () => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen()
  return {
    port,
    /** Connections of clients that are open now. */
    connections: () => open.size / 2,
    become: (next: Line) => void (line = next),
    /** Ends all connections, and refuses new ones. */
    async refuse() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    accept: listen,
    /** Ends all connections; new ones are accepted. */
    cut,
    async stop() {
      if (server.listening) server.close()
      cut()
    },
  }
}
