import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { RenewalEndChoice } from '#app/features/account-closure/components/renewal-choice.tsx'
import { WhatEndsList } from '#app/features/account-closure/components/what-ends.tsx'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import type { Opened, Opener } from '#app/features/items/own/components/own-buttons.tsx'
import { useQuestion } from '#app/features/items/own/components/own-question.tsx'
import { ShareItem } from '#app/features/items/own/components/share-item.tsx'
import { type OwnItem, ownPath } from '#app/features/items/own/own-item.ts'
import { OWN_WORDS } from '#app/features/items/own/own-words.ts'
import type { AskedAbout } from '#app/features/items/own/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { loader } from './own-listing.tsx'

// The dashboard is opened far more often than an item on it.
const OwnItemDetails = lazy(async () => {
  const { OwnItemDetails: Details } = await import(
    '#app/features/items/detail/components/own-item-details.tsx'
  )
  return { default: Details }
})

type Shown = { readonly item: OwnItem; readonly what: Opened }

/** A dialog that opens as it appears. */
function useShownDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return dialog
}

type QuestionProps = { item: OwnItem; what: AskedAbout; action: string; onClose: () => void }

/** What ends with a listing, loaded when the question opens: the dashboard does not contain it. */
function Ends({ item }: { item: OwnItem }) {
  const address = `${ownPath(item)}?ask=deleted`
  const { load, data } = useFetcher<typeof loader>({ key: address })
  useEffect(() => void load(address), [address, load])
  return data?.ends ? <WhatEndsList ends={data.ends} how="listing" /> : null
}

function Question({ item, what, action, onClose }: QuestionProps) {
  const t = useAccountT()
  const dialog = useShownDialog()
  const submit = useSubmit()
  const { title, text, button } = useQuestion(item, what)
  const { renewsAt: nextChargeAt, renewalCents } = item
  const send = (form: FormData) => {
    form.set('kind', item.kind)
    form.set('id', item.id)
    form.set('to', what)
    void submit(form, { method: 'post', action, preventScrollReset: true })
  }
  return (
    <ConfirmDialog
      ref={dialog}
      title={title}
      confirmLabel={button}
      cancelLabel={t('dashboard.cancel')}
      closeLabel={t('shell.close')}
      danger={what === 'deleted'}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="font-bold wrap-anywhere">{item.title}</p>
      <p>{text}</p>
      {ITEM_KINDS[item.kind].isPaidFor && what === 'deleted' && <Ends item={item} />}
      {what !== 'deleted' && renewalCents !== null && (
        <RenewalEndChoice charge={{ amountCents: renewalCents || null, nextChargeAt }} />
      )}
    </ConfirmDialog>
  )
}

/** The address of an item and its code, which the server draws. */
function Share({ item, onClose }: { item: OwnItem; onClose: () => void }) {
  const t = useAccountT()
  const dialog = useShownDialog()
  const address = ownPath(item)
  const { load, data } = useFetcher<typeof loader>({ key: address })
  useEffect(() => void load(address), [address, load])
  const title = t(OWN_WORDS[item.kind].share)
  return (
    <Dialog ref={dialog} title={title} closeLabel={t('shell.close')} onClose={onClose}>
      {/* As high as it will be: the code must not push the address away. */}
      <div className="min-h-96">
        <p className="mb-3 font-bold wrap-anywhere">{item.title}</p>
        {data?.shared ? (
          <ShareItem shared={data.shared} title={item.title} />
        ) : (
          <p role="status">{t('detail.loading')}</p>
        )}
      </div>
    </Dialog>
  )
}

function Display({ item, onClose }: { item: OwnItem; onClose: () => void }) {
  const t = useAccountT()
  const dialog = useShownDialog()
  const address = ownPath(item)
  const { load, data } = useFetcher<typeof loader>({ key: address })
  useEffect(() => void load(address), [address, load])
  const waiting = <p role="status">{t('detail.loading')}</p>
  return (
    <Dialog ref={dialog} wide title={item.title} closeLabel={t('shell.close')} onClose={onClose}>
      {data ? (
        <Suspense fallback={waiting}>
          <OwnItemDetails item={data.item} heading="h3" />
        </Suspense>
      ) : (
        waiting
      )}
    </Dialog>
  )
}

function OwnDialog({ item, what, action, onClose }: Shown & { action: string; onClose: () => void }) {
  if (what === 'display') return <Display item={item} onClose={onClose} />
  if (what === 'share') return <Share item={item} onClose={onClose} />
  return <Question item={item} what={what} action={action} onClose={onClose} />
}

/** The dialogs of the dashboard's cards, one at a time ([DASH-05]). */
export function useOwnDialogs(action: string) {
  const [opened, setOpened] = useState<Shown | null>(null)
  const open: Opener = (item, what) => setOpened({ item, what })
  const onClose = () => setOpened(null)
  return { open, dialogs: opened && <OwnDialog {...opened} action={action} onClose={onClose} /> }
}
