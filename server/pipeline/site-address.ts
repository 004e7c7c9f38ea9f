/** Under which names the site answers, and from which pages it takes requests that change something. */
export type SiteAddress = {
  readonly origin: string
  readonly isHttps: boolean
  readonly hosts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
}

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Whether a site is one for trying out on this very machine, going by the address people type. */
export function isLocalSite(publicUrl: string): boolean {
  return LOCAL_NAMES.includes(new URL(publicUrl).hostname)
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
