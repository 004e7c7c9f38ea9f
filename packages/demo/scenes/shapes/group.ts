import { Group, Object3D } from 'three'

// Meters; x points forward, y up, z to the left of a vehicle. Positions are centers unless a name says otherwise.

export type Point3 = readonly [x: number, y: number, z: number]

/** What a group is made of; what a condition left out is skipped. */
export type Part = Object3D | readonly Part[] | false | '' | null | undefined

function addTo(whole: Group, part: Part): void {
  if (part instanceof Object3D) whole.add(part)
  else if (part) for (const one of part) addTo(whole, one)
}

export function group(...parts: readonly Part[]): Group {
  const made = new Group()
  addTo(made, parts)
  return made
}

/** Moves an object or several, and turns them about the vertical axis. */
export function place(part: Part, [x, y, z]: Point3, turn = 0): Object3D {
  const object = part instanceof Object3D ? part : group(part)
  object.position.set(x, y, z)
  object.rotation.y = turn
  return object
}

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i))
}

export type Pair = readonly [number, number]

export const pairs = (...list: readonly Pair[]): readonly Pair[] => list
export const triples = (...list: readonly Point3[]): readonly Point3[] => list
