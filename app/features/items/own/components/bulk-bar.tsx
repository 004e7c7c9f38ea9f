import { Form, useNavigation, useSubmit } from 'react-router'
import { useAccountT, useAddress } from '#app/i18n/use-t.tsx'
import { shortId } from '#app/lib/public-id.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import { Notice } from '#app/ui/notice.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { OwnItem } from '../own-item.ts'
import { BULK_MOVES } from '../schema.ts'

/** The form to which the boxes of the cards belong. */
const BULK_FORM = 'own-bulk'

const NAMES = { inactive: 'dashboard.bulkHide', sold: 'dashboard.bulkSold' } as const

/** The box of a card. It works without JavaScript: it belongs to the form of the bar. */
export function BulkBox({ item }: { item: OwnItem }) {
  const t = useAccountT()
  return (
    <label className="inline-flex size-11 items-center justify-center md:size-9">
      <input type="checkbox" form={BULK_FORM} name="ids" value={item.id} className="size-5" />
      <span className="sr-only">{t('dashboard.bulkSelect', { title: item.title })}</span>
    </label>
  )
}

/** Hides the ticked listings, marks them as sold ([DASH-15]), or leads to extending them ([DASH-16]). */
export function BulkBar({ action }: { action: string }) {
  const t = useAccountT()
  const address = useAddress()
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form
      id={BULK_FORM}
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2"
    >
      <span className="text-label font-semibold">{t('dashboard.bulkTicked')}</span>
      {BULK_MOVES.map((to) => (
        <OnceButton key={to} busy={busy} name="to" value={to} className="button-small">
          {t(NAMES[to])}
        </OnceButton>
      ))}
      <button
        formMethod="get"
        formAction={address('/dashboard/extend')}
        onClick={(event) => {
          // Unlike what the form does, this leads to another page, which begins at its top.
          event.preventDefault()
          void submit(event.currentTarget)
        }}
        className="button-small"
      >
        {t('dashboard.bulkExtend')}
      </button>
      <label className="flex min-h-11 items-center gap-2.5 text-label md:min-h-9">
        <input type="checkbox" name="renewal" value="off" defaultChecked className="size-5 shrink-0" />
        {t('leaving.endRenewalToo')}
      </label>
    </Form>
  )
}

type Outcome = {
  readonly done: number
  readonly failed: readonly { readonly id: string; readonly refusal: Refusal }[]
}

/** How many were changed, and which were not and why. Null: nothing was ticked. */
export function BulkNotice({ outcome, items }: { outcome: Outcome | null; items: readonly OwnItem[] }) {
  const t = useAccountT()
  if (!outcome) return <Notice ref={takeFocus} tone="bad" title={t('dashboard.bulkNothing')} />
  const { done, failed } = outcome
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? shortId(id)
  /** Says why a listing was not changed. One that does not exist for this user has no name. */
  const line = (id: string, { kind, code, params }: Refusal) => {
    const why = t.dynamic(code, params)
    return kind === 'notFound' ? why : t('dashboard.bulkFailed', { title: titleOf(id), why })
  }
  return (
    <Notice
      ref={takeFocus}
      tone={failed.length > 0 ? 'bad' : 'good'}
      title={t('dashboard.bulkDone', { count: done })}
    >
      {failed.length > 0 && (
        <ul className="list-disc pl-5">
          {failed.map(({ id, refusal }) => (
            <li key={id} className="wrap-anywhere">
              {line(id, refusal)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
