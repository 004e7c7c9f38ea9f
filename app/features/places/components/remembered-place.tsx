import { useEffect, useState } from 'react'
import { ALL_WITHIN, DEFAULT_WITHIN, MAX_NEAR_LENGTH, type Within } from '../near.ts'
import type { NearShown } from '../near-shown.ts'

/** The place that this browser asked for last. */
type Remembered = { readonly near: string; readonly within: Within }

const YEAR_SECONDS = 31_536_000
const NAME = 'near'

function readCookie(): Remembered | null {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`, 'u').exec(document.cookie)?.[1] ?? ''
  try {
    const [near = '', distance = ''] = decodeURIComponent(value).split('|')
    const within = ALL_WITHIN.find((choice) => choice === distance) ?? DEFAULT_WITHIN
    return near && near.length <= MAX_NEAR_LENGTH ? { near, within } : null
  } catch {
    return null
  }
}

function writeCookie({ near, within }: Remembered): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = encodeURIComponent(`${near}|${within}`)
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/**
 * Keeps the place that a list was asked for in a cookie of this browser, and returns the last one where the list has none. The
 * server reads the cookie nowhere: a page is the same for all visitors ([GEO-04]).
 */
export function useRememberedPlace({ near, within, name }: NearShown): Remembered | null {
  const [last, setLast] = useState<Remembered | null>(null)
  useEffect(() => {
    if (name) writeCookie({ near, within })
    setLast(near ? null : readCookie())
  }, [near, within, name])
  return last
}
