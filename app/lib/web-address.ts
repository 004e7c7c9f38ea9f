import { cleanLine } from './text.ts'

// Browsers must read the address exactly as typed: what they would repair ('\' for '/', a missing '//') leads
// elsewhere than it seems to. No user name and password, which look like a host.
const PLAIN = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/u

// A public host name: no bare IP address, and no machine of the reader's own network.
const PUBLIC_NAME = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/u
const PRIVATE_NAME = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|arpa)$/u

/** Returns an address as it is stored: with `https://` if it was typed without, and with its scheme in lower case. */
export function typedWebAddress(typed: string): string {
  const address = cleanLine(typed)
  const isWhole = address === '' || /^[a-z][a-z\d+.-]*:/iu.test(address)
  return (isWhole ? address : `https://${address}`).replace(/^https?:/iu, (scheme) => scheme.toLowerCase())
}

/** Whether an address leads to a public website, and nowhere else than it seems to. */
export function isWebAddress(address: string): boolean {
  const url = PLAIN.test(address) ? URL.parse(address) : null
  return url !== null && PUBLIC_NAME.test(url.hostname) && !PRIVATE_NAME.test(url.hostname)
}

/** Returns the one of `hosts` to which, or to whose subdomain, an address leads; null when it leads to none. */
export function hostAmong(address: string, hosts: readonly string[]): string | null {
  const hostname = URL.parse(address)?.hostname ?? ''
  return hosts.find((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? null
}
