import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** Tries a failed load again, so many times at most ([HOME-06]). */
export function useRetries(most: number) {
  const { revalidate, state } = useRevalidator()
  const [tried, setTried] = useState(0)
  const retry = () => {
    setTried(tried + 1)
    void revalidate()
  }
  return { tried, exhausted: tried >= most && state === 'idle', busy: state !== 'idle', retry }
}
