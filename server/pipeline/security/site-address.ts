import { LOCAL_NAMES } from '#app/platform/local-site.ts'

/** Under which names the site answers, and from which pages it takes requests that change something. */
export type SiteAddress = {
  readonly origin: string
  readonly isHttps: boolean
  readonly hosts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
}

/** The names behind one public address. A site on this machine answers to all names of this machine. */
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
