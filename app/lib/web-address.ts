// As it is typed, a browser must read it: what it would repair on the way ('\' for '/', a missing '//') leads elsewhere
// than it seems to. No name and password in front of the host, which look like a host themselves.
const PLAIN = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/u

// A name out of the public part of the net: no bare number, no machine of the reader's own network.
const PUBLIC_NAME = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/u
const PRIVATE_NAME = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|arpa)$/u

/** The same address with its scheme in small letters, as it is stored. */
export const withPlainScheme = (address: string): string =>
  address.replace(/^https?:/iu, (scheme) => scheme.toLowerCase())

/** Whether an address leads to a website that everybody can reach, and nowhere else than it says. */
export function isWebAddress(address: string): boolean {
  const url = PLAIN.test(address) ? URL.parse(address) : null
  return url !== null && PUBLIC_NAME.test(url.hostname) && !PRIVATE_NAME.test(url.hostname)
}

/** The one of `hosts` that an address leads to, or below; null when it leads to none of them. */
export function hostAmong(address: string, hosts: readonly string[]): string | null {
  const hostname = URL.parse(address)?.hostname ?? ''
  return hosts.find((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? null
}
