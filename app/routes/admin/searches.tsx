import { EmptySearches, EmptySearchFilters } from '#app/features/search/empty/components/empty-searches.tsx'
import {
  EMPTY_SEARCH_RETENTION_DAYS,
  parseEmptySearchQuery,
} from '#app/features/search/empty/empty-search-query.ts'
import { emptySearches } from '#app/features/search/empty/queries.server.ts'
import { addSynonym, removeSynonym } from '#app/features/search/synonyms/change-synonyms.server.ts'
import { SynonymForm, SynonymTable } from '#app/features/search/synonyms/components/synonyms.tsx'
import { listSynonyms } from '#app/features/search/synonyms/queries.server.ts'
import { SYNONYM_LIMITS } from '#app/features/search/synonyms/rules.ts'
import { type NewSynonym, synonymForm, synonymRemoval } from '#app/features/search/synonyms/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parseText } from '#app/lib/list-query.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { requestedChange } from '../requested-change.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/searches'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const query = parseEmptySearchQuery(url.searchParams)
  const [found, synonyms] = await Promise.all([emptySearches(ctx.db, query, ctx.now), listSynonyms(ctx.db)])
  const typed = parseText(url.searchParams, 'typed', SYNONYM_LIMITS.typed)
  const meta = adminMeta(ctx, { title: ctx.t('searches.title'), path: '/admin/searches' })
  return { meta, query, synonyms, typed, ...found }
}

type Done = NewSynonym & { readonly isAdded: boolean }

/** What can be done to synonyms, by the name in the address of the form: `?change=add`. */
const CHANGES = {
  add: async (ctx: PersonalCtx, request: Request) =>
    runFormAction(
      ctx,
      await readForm(request, synonymForm(ctx.t)),
      async (input): Promise<Done> => {
        await addSynonym(ctx, input)
        return { ...input, isAdded: true }
      },
      { reset: true },
    ),
  remove: async (ctx: PersonalCtx, request: Request) =>
    runFormAction(ctx, await readForm(request, synonymRemoval()), async ({ typed }): Promise<Done> => {
      await removeSynonym(ctx, { typed })
      return { typed, meaning: '', isAdded: false }
    }),
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  return CHANGES[requestedChange(request, CHANGES)](ctx, request)
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Result = Route.ComponentProps['actionData']

function Outcome({ result }: { result: Result }) {
  const t = useAdminT()
  if (result?.outcome !== 'done') return null
  const { typed, meaning, isAdded } = result.value
  return (
    <Notice
      tone="good"
      title={isAdded ? t('searches.added', { typed, meaning }) : t('searches.removed', { typed })}
    />
  )
}

/** Searches without results, and the synonyms that help them ([SRCH-15], [SRCH-16]). */
export default function Searches({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const { query, searches, page, pages, synonyms, typed } = loaderData
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-2xl font-extrabold tracking-tight">{t('searches.title')}</h1>
        <p className="max-w-prose text-muted">{t('searches.lead', { count: EMPTY_SEARCH_RETENTION_DAYS })}</p>
      </div>
      <Outcome result={actionData} />
      <EmptySearchFilters query={query} />
      {searches.length === 0 ? (
        <EmptyList title={t('searches.noneTitle')} text={t('searches.noneText')} />
      ) : (
        <EmptySearches searches={searches} />
      )}
      <Pager page={page} pages={pages} />
      <section id="synonyms" aria-labelledby="synonyms-heading" className="grid max-w-3xl gap-3">
        <h2 id="synonyms-heading" className="text-lg font-extrabold">
          {t('searches.synonyms')}
        </h2>
        <p className="text-muted">{t('searches.synonymsLead')}</p>
        <SynonymForm key={typed} result={actionData} typed={typed} />
        <SynonymTable synonyms={synonyms} />
      </section>
    </div>
  )
}
