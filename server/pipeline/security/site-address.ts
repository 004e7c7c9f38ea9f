import { LOCAL_NAMES } from '#app/platform/local-site.ts'

/**
 * The host names under which the site responds, and the origins from which it accepts requests that change something.
 */
export type SiteAddress = {
  readonly origin: string
  readonly isHttps: boolean
  readonly hosts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
}

/** Returns the names behind one public address. A local site responds to all names of this machine. */
export function siteAddress(publicUrl: string): SiteAddress {
  const { origin, protocol, host, hostname, port } = new URL(publicUrl)
  const local = LOCAL_NAMES.map((name) => (port ? `${name}:${port}` : name))
  const hosts = LOCAL_NAMES.includes(hostname) ? local : [host]
  return {
    origin,
    isHttps: protocol === 'https:',
    hosts: new Set(hosts),
    origins: new Set(hosts.map((name) => `${protocol}//${name}`)),
  }
}
