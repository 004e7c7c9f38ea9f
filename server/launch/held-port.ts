import { lookup } from 'node:dns/promises'
import { BoundSocket } from 'node:net'
import { isAbsent } from '#server/pipeline/listen-on.ts'

/** A port that stays reserved while the processes that serve it come and go. */
export type HeldPort = {
  /** The descriptors for `spawn`: those of each address several times, as ACCEPTS_A_TURN says. */
  readonly fds: readonly number[]
  /** Closes our descriptors. The port then stays open as long as a process that serves it. */
  readonly release: () => void
}

/**
 * How often a process inherits each socket. Node accepts one connection for each descriptor in a turn of its event
 * loop, and under load a turn takes as long as the pages made in it: with one, a thousand new connections wait for a
 * thousand turns, and a health check behind them (docs/decisions/0016).
 */
const ACCEPTS_A_TURN = 16

async function bind(port: number, host: string): Promise<BoundSocket | null> {
  const { address } = await lookup(host)
  try {
    return new BoundSocket({ host: address, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && isAbsent(String(error.code), host)) return null
    throw error
  }
}

/**
 * Reserves a port on some addresses without listening. Processes that inherit the descriptors listen on them; when
 * the last of them has ended, the kernel queues connections for the next one. A machine without IPv6 goes without
 * ::1.
 */
export async function holdPort(port: number, hosts: readonly string[]): Promise<HeldPort> {
  const bound = await Promise.all(hosts.map((host) => bind(port, host)))
  const sockets = bound.filter((socket) => socket !== null)
  let isHeld = true
  return {
    fds: sockets.flatMap((socket) => Array.from({ length: ACCEPTS_A_TURN }, () => socket.fd())),
    release() {
      if (isHeld) for (const socket of sockets) socket.close()
      isHeld = false
    },
  }
}
