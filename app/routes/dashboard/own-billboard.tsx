import { requireUser } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/own-billboard'
import { ownItem } from './own-item.server.ts'
import { OwnItemFailure, OwnItemPage } from './own-item.tsx'

export function loader({ context, url, params }: Route.LoaderArgs) {
  return ownItem(requireUser(context), 'banner', { id: params.id, url })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function OwnBillboard({ loaderData }: Route.ComponentProps) {
  return <OwnItemPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnItemFailure error={error} />
}
