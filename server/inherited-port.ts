import { parseArgs } from 'node:util'

/** The first descriptor of the sockets: after standard input, output and error, and the IPC channel. */
const FIRST_PORT_FD = 4

const OPTION = 'ports'

/** Arguments that tell a process how many sockets it inherits from the launcher: one for each address of the site. */
export const portArguments = (sockets: number): readonly string[] => [`--${OPTION}=${sockets}`]

/** Returns the descriptors of the inherited sockets; null when this process opens its own. */
export function inheritedPort(): readonly number[] | null {
  const { values } = parseArgs({ options: { [OPTION]: { type: 'string' } }, strict: false })
  const given = values[OPTION]
  if (typeof given !== 'string') return null
  return Array.from({ length: Number(given) }, (_, at) => FIRST_PORT_FD + at)
}
