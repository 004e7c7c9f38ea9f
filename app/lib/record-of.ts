/** An object with these keys, each with what `valueOf` makes of it. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const made: Partial<Record<Key, Value>> = {}
  for (const key of keys) made[key] = valueOf(key)
  const isWhole = (some: Partial<Record<Key, Value>>): some is Record<Key, Value> =>
    keys.every((key) => key in some)
  if (!isWhole(made)) throw new TypeError('Every key has just been given its value')
  return made
}
