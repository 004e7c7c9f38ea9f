import { isLoopback } from './limits/network.ts'

/** The names of this machine, as they stand in addresses. */
export const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Where a site listens that nobody but this machine shall reach, and one that all shall reach. */
const LOOPBACK_HOSTS = ['127.0.0.1', '::1']
const ALL_HOSTS = ['0.0.0.0']

/** Whether a site is one for trying out on this very machine, going by the address people type. */
export function isLocalSite(publicUrl: string): boolean {
  return LOCAL_NAMES.includes(new URL(publicUrl).hostname)
}

/** Returns the addresses to listen on: those of HOST or, without it, what the public address calls for. */
export function hostsToListenOn(given: readonly string[], publicUrl: string): readonly string[] {
  if (given.length > 0) return given
  return isLocalSite(publicUrl) ? LOOPBACK_HOSTS : ALL_HOSTS
}

type Reached = { readonly hosts: readonly string[]; readonly publicUrl: string }

/** Whether the site listens on addresses that other machines can connect to. */
export function listensToOthers({ hosts }: Pick<Reached, 'hosts'>): boolean {
  return !hosts.every((host) => host === 'localhost' || isLoopback(host))
}

/** Whether other machines reach the site: by connecting to it, or through a proxy that stands for its public address. */
export function isReachedByOthers(site: Reached): boolean {
  return listensToOthers(site) || !isLocalSite(site.publicUrl)
}
