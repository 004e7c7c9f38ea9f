import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormResult } from '#app/lib/form-result.ts'

/**
 * Returns what a form was opened with: the page may load newer values while someone types, and then the form is still
 * about the older ones. After the form was saved, the newest ones are its own.
 */
export function useOpened<T>(newest: T, result: FormResult | undefined): T {
  const isIdle = useNavigation().state === 'idle'
  const [opened, setOpened] = useState({ value: newest, by: result })
  if (!isIdle || result?.outcome !== 'done' || opened.by === result) return opened.value
  setOpened({ value: newest, by: result })
  return newest
}

/** Returns the version a form is sent over: the one it was opened with, or a newer one that it has shown. */
export function versionToSend(
  opened: string | undefined,
  result: FormResult | undefined,
): string | undefined {
  if (result?.outcome === 'done') return opened
  if (result?.outcome === 'refused' && result.stale) return result.stale.version
  const sent = result?.form?.initialValue?.['version']
  return typeof sent === 'string' ? sent : opened
}
