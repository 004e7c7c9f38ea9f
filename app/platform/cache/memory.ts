/** A value that a process remembers for a while and may forget at any moment. */
export type Memory<T> = {
  /** The remembered value of a key, or a fresh one, remembered for `ttlMs`. One load at a time; a failed one is not kept. */
  recall(key: string, load: () => Promise<T>): Promise<T>
  /** Forgets everything, as when content changed. What is being loaded right now is still answered, and not kept. */
  forget(): void
  /** Calls back whenever everything is forgotten. */
  whenForgetting(listener: () => void): void
  readonly ttlMs: number
  readonly now: () => number
}

export function createMemory<T>(ttlMs: number, now: () => number): Memory<T> {
  let kept = new Map<string, { value: Promise<T>; until: number }>()
  const listeners: (() => void)[] = []

  async function remember(key: string, load: () => Promise<T>): Promise<T> {
    const into = kept
    const value = load()
    into.set(key, { value, until: now() + ttlMs })
    try {
      return await value
    } catch (error) {
      into.delete(key)
      throw error
    }
  }

  return {
    recall(key, load) {
      const known = kept.get(key)
      return known && known.until > now() ? known.value : remember(key, load)
    },
    forget() {
      kept = new Map()
      for (const listener of listeners) listener()
    },
    whenForgetting(listener) {
      listeners.push(listener)
    },
    ttlMs,
    now,
  }
}

type Anchor = Pick<Memory<never>, 'ttlMs' | 'now' | 'whenForgetting'>

/** A memory of another kind of value that lives and forgets with the one it is asked for beside. */
export function memoryBeside<T>(): (anchor: Anchor) => Memory<T> {
  const made = new WeakMap<Anchor, Memory<T>>()
  return (anchor) => {
    const known = made.get(anchor)
    if (known) return known
    const fresh = createMemory<T>(anchor.ttlMs, anchor.now)
    anchor.whenForgetting(() => fresh.forget())
    made.set(anchor, fresh)
    return fresh
  }
}
