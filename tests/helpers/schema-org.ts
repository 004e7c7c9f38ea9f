import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The vocabulary of schema.org, from the types that schema-dts generates of it: a checker that took the names from our
// code once agreed with a type that does not exist.

type Interface = { readonly parents: readonly string[]; readonly properties: readonly string[] }

const SOURCE = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/u, '.d.ts')

// Comments have braces too: an interface ends with the first brace at the start of a line.
const INTERFACE = /^(?:export )?interface (?<name>\w+)(?: extends (?<parents>[^{]+))? \{\n(?<body>.*?)^\}/gmsu

function readInterfaces(): ReadonlyMap<string, Interface> {
  const found = readFileSync(SOURCE, 'utf8').matchAll(INTERFACE)
  return new Map(
    Array.from(found, ({ groups: { name = '', parents = '', body = '' } = {} }) => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim()),
        properties: Array.from(
          body.matchAll(/^\s+"(?<property>[\w-]+)"\?/gmu),
          ([, property = '']) => property,
        ),
      },
    ]),
  )
}

const INTERFACES = readInterfaces()

/** Whether schema.org has a type. */
export const isType = (type: string): boolean => INTERFACES.has(`${type}Leaf`)

/** Whether a type of schema.org, or one that it is derived from, has a property. */
export function hasProperty(type: string, property: string, name = `${type}Leaf`): boolean {
  const { parents, properties } = INTERFACES.get(name) ?? { parents: [], properties: [] }
  return properties.includes(property) || parents.some((parent) => hasProperty(type, property, parent))
}
