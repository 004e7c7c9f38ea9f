import type { Server } from 'node:http'
import { listen, listening } from './listen.ts'

/** Error codes of systems without IPv6 for ::1. */
const NO_SUCH_ADDRESS: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Whether an address cannot be listened on because this machine does not have it, as many have no ::1. */
export function isAbsent(code: string, host: string): boolean {
  return host === '::1' && NO_SUCH_ADDRESS.includes(code)
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * Listens with one server for each place: an address, all on one port, or the descriptor of a bound socket. A machine
 * without IPv6 goes without ::1. Returns the port, which the system chooses for 0.
 */
export async function listenOn(servers: ReadonlyMap<string | number, Server>, port: number): Promise<number> {
  let chosen = port
  for (const [place, server] of servers) {
    if (typeof place === 'number') await listening(server, { fd: place })
    else chosen = await listenAt(server, chosen, { host: place, isOnly: servers.size === 1 })
  }
  return chosen
}

type Address = { readonly host: string; readonly isOnly: boolean }

async function listenAt(server: Server, port: number, { host, isOnly }: Address): Promise<number> {
  try {
    return await listen(server, port, host)
  } catch (error) {
    if (isOnly || !isAbsent(codeOf(error), host)) throw error
    return port
  }
}
