import { refuse } from '#app/lib/refusal.ts'
import { anyone, refused } from '../guards.server.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import type { Route } from './+types/not-found'

/** Every address that no other route knows ([NAV-09]). */
export function loader({ context }: Route.LoaderArgs) {
  anyone(context)
  throw refused(refuse('notFound', 'common.notFound'))
}

export function action({ context }: Route.ActionArgs) {
  anyone(context)
  throw refused(refuse('notFound', 'common.notFound'))
}

export default function NotFound() {
  return <NotFoundPage />
}

export function ErrorBoundary() {
  return <NotFoundPage />
}
