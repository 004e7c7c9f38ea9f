import { afterEach, beforeEach, onTestFinished } from 'vitest'

// A busy machine takes longer than the second that is the default.
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 25_000 })

const lines: string[] = []

const complaint = (...parts: readonly unknown[]) => {
  lines.push(
    parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
  )
}

/** Returns the console output of the test. Reading it means that it was expected. */
export function complaintsOfThisTest(): readonly string[] {
  return lines.splice(0)
}

beforeEach(() => {
  const { error, warn } = console
  Object.assign(console, { error: complaint, warn: complaint })
  onTestFinished(() => void Object.assign(console, { error, warn }))
})

afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup()
  const unexpected = complaintsOfThisTest()
  if (unexpected.length > 0) throw new Error(`The console complained:\n${unexpected.join('\n')}`)
})
