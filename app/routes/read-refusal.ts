import { isRouteErrorResponse } from 'react-router'
import type { Refusal } from '#app/lib/refusal.ts'

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'kind' in value && 'code' in value
}

/** The refusal a route ended with, or null when it ended with anything else. */
export function readRefusal(error: unknown): Refusal | null {
  if (!isRouteErrorResponse(error)) return null
  const said: unknown = error.data
  return isRefusal(said) ? said : null
}
