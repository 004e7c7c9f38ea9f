import { Form } from 'react-router'
import { RenewalEndChoice } from '#app/features/account-closure/components/renewal-choice.tsx'
import { WhatEndsList } from '#app/features/account-closure/components/what-ends.tsx'
import type { WhatEnds } from '#app/features/account-closure/queries.server.ts'
import { OwnItemDetails } from '#app/features/items/detail/components/own-item-details.tsx'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { itemPath } from '#app/features/items/item-card.ts'
import { useQuestion } from '#app/features/items/own/components/own-question.tsx'
import { ShareItem } from '#app/features/items/own/components/share-item.tsx'
import { OWN_WORDS } from '#app/features/items/own/own-words.ts'
import type { AskedAbout } from '#app/features/items/own/schema.ts'
import type { SharedAddress } from '#app/features/items/own/shared-address.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { readRefusal } from '../read-refusal.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'

type OpenQuestion = { item: ItemDetail; isOfPackage: boolean; ends?: WhatEnds | null }

/** What is lost with a deleted listing, or what a hidden one would still cost. */
function WhatFollows({ ends, what }: { ends: WhatEnds; what: AskedAbout }) {
  if (what === 'deleted') return <WhatEndsList ends={ends} how="listing" />
  return ends.renewals[0] ? <RenewalEndChoice charge={ends.renewals[0]} /> : null
}

function Question({ item, isOfPackage, what, ends }: OpenQuestion & { what: AskedAbout }) {
  const t = useAccountT()
  const { title, text, button } = useQuestion({ ...item, isOfPackage }, what)
  return (
    <Form
      method="post"
      action="/dashboard"
      className="mb-6 grid gap-3 rounded-sign border-2 border-asphalt bg-card p-4"
    >
      <h3 className="text-xl font-bold">{title}</h3>
      <p className="max-w-prose">{text}</p>
      {ends && <WhatFollows ends={ends} what={what} />}
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

type Props = OpenQuestion & { ask: AskedAbout | null; shared: SharedAddress | null }

/** The public page of an item: the way to it, and its address to send on. */
function PublicPage({ item, shared }: { item: ItemDetail; shared: SharedAddress }) {
  const t = useAccountT()
  return (
    <NamedSection name={t(OWN_WORDS[item.kind].share)} className="mt-8 grid gap-3">
      <Link to={itemPath(item)} className="button-quiet justify-self-start">
        {t('dashboard.view')}
      </Link>
      <ShareItem shared={shared} title={item.title} />
    </NamedSection>
  )
}

/** The user's item as others see it, its address, and the question before an action. */
export function OwnItemPage({ item, isOfPackage, ask, shared, ends = null }: Props) {
  const t = useAccountT()
  return (
    <article className="max-w-6xl">
      <Link to="/dashboard" className="plain-link">
        {t('dashboard.back')}
      </Link>
      <h2 className="mt-2 mb-4 text-2xl font-extrabold tracking-tight wrap-anywhere">{item.title}</h2>
      {ask && <Question item={item} isOfPackage={isOfPackage} what={ask} ends={ends} />}
      <OwnItemDetails item={item} heading="h3" />
      {shared && <PublicPage item={item} shared={shared} />}
    </article>
  )
}

export function OwnItemFailure({ error }: { error: unknown }) {
  if (readRefusal(error)?.kind === 'notFound') return <NotFoundPage />
  return <LoadFailure message="dashboard.loadFailed" />
}
