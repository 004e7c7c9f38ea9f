/** Parts of the site whose words browsers load separately. */
export type Room = 'everywhere' | 'member' | 'office'

/** Pages for everybody. */
const OPEN = /^\/(?:$|categories|search|listings\/|promotions\/(?!statistics\/)|contact|privacy-policy)/u

/** The rooms whose words a page of this path shows. Each page may use those of its own room and of the ones before it. */
export function roomsOf(path: string): readonly Room[] {
  if (OPEN.test(path)) return ['everywhere']
  if (/^\/admin(?:\/|$)/u.test(path)) return ['everywhere', 'member', 'office']
  return ['everywhere', 'member']
}
