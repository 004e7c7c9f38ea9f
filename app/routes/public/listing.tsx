import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { cachedForVisitors } from '../visitors-cache.ts'
import type { Route } from './+types/listing'
import { itemPage } from './item-page.server.ts'
import { ItemPage } from './item-page.tsx'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { publicId, slug } = params
  return itemPage(anyone(context), 'listing', { context, publicId, slug, url })
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaTags(loaderData && 'meta' in loaderData ? loaderData.meta : undefined)

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ItemPage shown={loaderData} />
}

export function ErrorBoundary() {
  return <LoadFailure message="detail.unreachable" />
}
