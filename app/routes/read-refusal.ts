import { isRouteErrorResponse } from 'react-router'
import type { Refusal } from '#app/lib/refusal.ts'

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'kind' in value && 'code' in value
}

/** Returns the refusal that ended a route, or null when something else did. */
export function readRefusal(error: unknown): Refusal | null {
  if (!isRouteErrorResponse(error)) return null
  const body: unknown = error.data
  return isRefusal(body) ? body : null
}
