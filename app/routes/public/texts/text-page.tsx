import { anyone } from '../../guards.server.ts'
import { metaTags } from '../../page-meta.ts'
import { cachedWithoutContent } from '../../visitors-cache.ts'
import type { Route } from './+types/text-page'
import { documentOf } from './documents.ts'
import { readText } from './read-text.server.ts'
import { TextSheet } from './text-sheet.tsx'

export function loader({ context, pattern }: Route.LoaderArgs) {
  return readText(anyone(context), documentOf(pattern))
}

export const headers = cachedWithoutContent
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

/** Terms, policies, rules and tips ([TEXT-01]): which one, its address says. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <TextSheet text={loaderData} />
}
