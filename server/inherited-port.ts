import { parseArgs } from 'node:util'

/** Where the launcher puts the sockets: behind standard input, output and error, and the channel between us. */
const FIRST_PORT_FD = 4

const OPTION = 'ports'

/** What tells a process how many sockets the launcher holds for it: one for each address of the site. */
export const portArguments = (sockets: number): readonly string[] => [`--${OPTION}=${sockets}`]

/** The descriptors of the sockets that the launcher holds for this process; null when this process opens its own. */
export function inheritedPort(): readonly number[] | null {
  const { values } = parseArgs({ options: { [OPTION]: { type: 'string' } }, strict: false })
  const given = values[OPTION]
  if (typeof given !== 'string') return null
  return Array.from({ length: Number(given) }, (_, at) => FIRST_PORT_FD + at)
}
