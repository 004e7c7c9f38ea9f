import { securityText } from '#app/features/discovery/addresses.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/security-txt'
import { textResponse } from './text-response.server.ts'

/** GET /.well-known/security.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { now, site } = anyone(context)
  return textResponse('text', { text: securityText(site, now), shows: [] })
}
