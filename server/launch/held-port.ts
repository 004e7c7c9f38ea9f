import { lookup } from 'node:dns/promises'
import { BoundSocket } from 'node:net'
import { isAbsent } from '#server/pipeline/listen-on.ts'

/** A port that stays reserved while the processes that serve it come and go. */
export type HeldPort = {
  /** The descriptors of the sockets, for `spawn`: one for each address. */
  readonly fds: readonly number[]
  /** Closes our descriptors. The port then stays open as long as a process that serves it. */
  readonly release: () => void
}

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
    fds: sockets.map((socket) => socket.fd()),
    release() {
      if (isHeld) for (const socket of sockets) socket.close()
      isHeld = false
    },
  }
}
