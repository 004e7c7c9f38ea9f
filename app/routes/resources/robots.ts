import { robotsText } from '#app/features/discovery/addresses.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/robots'
import { textResponse } from './text-response.server.ts'

/** GET /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = anyone(context)
  return textResponse('text', { text: robotsText(site.publicUrl), shows: [] })
}
