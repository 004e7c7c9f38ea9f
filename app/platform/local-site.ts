import { isLoopback } from './limits/network.ts'

/** The names of this machine in addresses. */
export const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Where a site listens that only this machine may reach, and one that everyone may reach. */
const LOOPBACK_HOSTS = ['127.0.0.1', '::1']
const ALL_HOSTS = ['0.0.0.0']

/** Whether a site is a local trial, judged by its public address. */
export function isLocalSite(publicUrl: string): boolean {
  return LOCAL_NAMES.includes(new URL(publicUrl).hostname)
}

/** Returns the addresses to listen on: those of HOST or, without it, those that fit the public address. */
export function hostsToListenOn(given: readonly string[], publicUrl: string): readonly string[] {
  if (given.length > 0) return given
  return isLocalSite(publicUrl) ? LOOPBACK_HOSTS : ALL_HOSTS
}

type Reached = { readonly hosts: readonly string[]; readonly publicUrl: string }

/** Whether the site listens on addresses that other machines can reach. */
export function listensToNetwork({ hosts }: Pick<Reached, 'hosts'>): boolean {
  return !hosts.every((host) => host === 'localhost' || isLoopback(host))
}

/** Whether other machines reach the site: directly, or through a proxy at its public address. */
export function isReachedByOthers(site: Reached): boolean {
  return listensToNetwork(site) || !isLocalSite(site.publicUrl)
}
