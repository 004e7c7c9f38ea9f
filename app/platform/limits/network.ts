/** Returns the eight groups of an IPv6 address. An IPv4 tail counts as two of them. */
function groupsOf(address: string): string[] {
  const plain = address.replace(/%.*$/u, '').replace(/\d+\.\d+\.\d+\.\d+$/u, '0:0')
  const [head = '', tail] = plain.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/u, ''),
  )
}

const isV6 = (address: string) => address.includes(':')

/** Returns the network that limits count: one IPv4 address, or the /64 that a household gets with IPv6. */
export function networkOf(address: string): string {
  return isV6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** Returns the part of an address that may be logged: enough to see an attack, too little to identify a visitor. */
export function prefixOf(address: string): string {
  if (isV6(address)) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return `${address.slice(0, address.lastIndexOf('.'))}.0/24`
}

/** Whether an address is this machine. */
export function isLoopback(address: string): boolean {
  return (
    /^127\.\d+\.\d+\.\d+$/u.test(address) ||
    (isV6(address) && groupsOf(address).join(':') === '0:0:0:0:0:0:0:1')
  )
}
