import { vi } from 'vitest'

/**
 * How long a test waits for what has to come, in milliseconds: longer than a busy machine takes, and shorter than a test
 * may take, so that the failure names what did not come. Vitest would give up after a second.
 */
const PATIENCE = { timeout: 25_000, interval: 50 } as const

type Options = { readonly timeout?: number; readonly interval?: number }

/** Waits until a check returns something that is true, and returns it. */
export const waitUntil = <T>(check: () => Promise<T> | T, options: Options = {}) =>
  vi.waitUntil(check, { ...PATIENCE, ...options })

/** Waits until an expectation no longer fails, and returns what it returns. */
export const waitFor = <T>(expectation: () => Promise<T> | T, options: Options = {}) =>
  vi.waitFor(expectation, { ...PATIENCE, ...options })
