import { useEffect, useState } from 'react'

/** Whom the header greets. */
export type Person = { readonly name: string; readonly isAdmin: boolean }

/** A page asks again at most this often, in milliseconds, however often somebody comes back to it. */
const FLOOR_MS = 30_000

function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'isAdmin' in value &&
    typeof value.isAdmin === 'boolean'
  )
}

/** Asks who is signed in; undefined when that could not be found out. */
export async function presentPerson(): Promise<Person | null | undefined> {
  const response = await fetch('/session', { headers: { Accept: 'application/json' } }).catch(() => null)
  if (!response?.ok) return undefined
  const said: unknown = await response.json().catch(() => undefined)
  if (typeof said !== 'object' || said === null || !('person' in said)) return undefined
  if (said.person === null) return null
  return isPerson(said.person) ? said.person : undefined
}

/**
 * Who is signed in, as the page was loaded with, and asked again when somebody comes back to its tab ([AUTH-07]): a
 * session that ended is reported as none; when asking fails, nobody is signed out by that.
 */
export function usePresentPerson(loaded: Person | null): Person | null {
  const [person, setPerson] = useState(loaded)
  useEffect(() => {
    let askedAt = performance.now()
    async function lookAgain() {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt < FLOOR_MS) return
      askedAt = performance.now()
      const now = await presentPerson()
      if (now !== undefined) setPerson(now)
    }
    const onChange = () => void lookAgain()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return person
}
