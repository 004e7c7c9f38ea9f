import { Form } from 'react-router'
import { WhatEndsList } from '#app/features/account-closure/components/what-ends.tsx'
import type { WhatEnds } from '#app/features/account-closure/queries.server.ts'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { ItemDetails } from '#app/features/items/detail/components/item-details.tsx'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { useQuestion } from '#app/features/items/own/components/own-question.tsx'
import type { AskedAbout } from '#app/features/items/own/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { readRefusal } from '../read-refusal.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'

type OpenQuestion = { item: ItemDetail; ends?: WhatEnds | null }

function Question({ item, what, ends }: OpenQuestion & { what: AskedAbout }) {
  const t = useAccountT()
  const { title, text, button } = useQuestion(item, what)
  return (
    <Form
      method="post"
      action="/dashboard"
      className="mb-6 grid gap-3 rounded-sign border-2 border-asphalt bg-card p-4"
    >
      <h3 className="text-xl font-bold">{title}</h3>
      <p className="max-w-prose">{text}</p>
      {ends && <WhatEndsList ends={ends} how="listing" />}
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="id" value={item.id} />
      <div className="flex flex-wrap gap-2">
        <button name="to" value={what} className={what === 'deleted' ? 'button-danger' : 'button-primary'}>
          {button}
        </button>
        <Link to="/dashboard" className="button-quiet">
          {t('dashboard.cancel')}
        </Link>
      </div>
    </Form>
  )
}

/** The user's item as others see it, and the question before an action. */
export function OwnItemPage({ item, ask, ends = null }: OpenQuestion & { ask: AskedAbout | null }) {
  const t = useAccountT()
  return (
    <article className="max-w-4xl">
      <Link to="/dashboard" className="plain-link">
        {t('dashboard.back')}
      </Link>
      <h2 className="mt-2 mb-4 text-2xl font-extrabold tracking-tight break-words">{item.title}</h2>
      {ask && <Question item={item} what={ask} ends={ends} />}
      <ItemDetails item={item} heading="h3" Save={Heart} />
    </article>
  )
}

export function OwnItemFailure({ error }: { error: unknown }) {
  if (readRefusal(error)?.kind === 'notFound') return <NotFoundPage />
  return <LoadFailure message="dashboard.loadFailed" />
}
