import type { Server } from 'node:http'
import { listen } from './listen.ts'

/** What systems without IPv6 say to ::1. */
const NO_SUCH_ADDRESS: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Whether an address cannot be listened on because this machine does not have it, as many have no ::1. */
export function isAbsent(code: string, host: string): boolean {
  return host === '::1' && NO_SUCH_ADDRESS.includes(code)
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Listens with one server for each address, all on one port. A machine without IPv6 goes without ::1. */
export async function listenOn(servers: ReadonlyMap<string, Server>, port: number): Promise<number> {
  let chosen = port
  for (const [host, server] of servers) {
    try {
      chosen = await listen(server, chosen, host)
    } catch (error) {
      if (!isAbsent(codeOf(error), host) || servers.size === 1) throw error
    }
  }
  return chosen
}
