import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** Retries a failed load, at most this many times ([HOME-06]). */
export function useRetries(max: number) {
  const { revalidate, state } = useRevalidator()
  const [tried, setTried] = useState(0)
  const retry = () => {
    setTried(tried + 1)
    void revalidate()
  }
  return { tried, exhausted: tried >= max && state === 'idle', busy: state !== 'idle', retry }
}
