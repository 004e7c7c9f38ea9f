import { isRouteErrorResponse } from 'react-router'
import { readRefusal } from '../read-refusal.ts'
import { AccessDeniedPage } from './access-denied-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** What a page shows that could not be shown: not there, not allowed, or broken. */
export function RouteError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const code = readRefusal(error)?.code
  if (code === 'common.adminsOnly' || code === 'common.adminsNeedTwoFactor')
    return <AccessDeniedPage lacksTwoFactor={code === 'common.adminsNeedTwoFactor'} />
  return <ErrorPage error={error} />
}
