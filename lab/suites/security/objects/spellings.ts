/** One letter of a path, escaped. */
const escaped = (path: string) =>
  path.replace(/[a-z](?=[^/]*$)/u, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Other spellings of a page's address: its data, that of single loaders, and what routers read in different ways. */
export function spellingsOf(address: string, routeIds: readonly string[]): readonly string[] {
  const single = routeIds.map((id) => `${address}.data?_routes=${encodeURIComponent(id)}`)
  return [
    address,
    `${address}.data`,
    ...single,
    `${address}/_.data`,
    `${address}/`,
    `/${address}`,
    `/.${address}`,
    `/x/..${address}`,
    escaped(address),
    `${escaped(address)}.data`,
    `${address.toUpperCase()}.data`,
    `${address}%2edata`,
    `${address};x`,
    `${address}%00`,
    `${address}?_routes=root`,
    `${address}.data?_routes=root&_routes=${encodeURIComponent(routeIds[0] ?? '')}`,
    `${address}.json`,
  ]
}
