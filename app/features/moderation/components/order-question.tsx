import { useEffect, useId, useRef, useState } from 'react'
import { DELETED_DAYS } from '#app/features/items/item-status.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { nameOf, ruleOf } from '../actions.ts'
import { REASON_NAMES, REASONS } from '../reasons.ts'
import { MODERATION_LIMITS } from '../rules.ts'
import type { AskedOrder, Orders } from './use-orders.tsx'

function Words({ name, label, required }: { name: string; label: string; required: boolean }) {
  const t = useAdminT()
  const field = { id: useId(), name, required }
  const optional = required ? {} : { optional: t('moderation.optional') }
  return <TextArea field={field} label={label} {...optional} rows={3} maxLength={MODERATION_LIMITS.reason} />
}

/** The reason, from the prepared list and in the admin's own words. */
function ReasonFields() {
  const t = useAdminT()
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <>
      <SelectInput
        field={{ id, name: 'reason', required: true }}
        label={t('moderation.reasonLabel')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      >
        <option value="">{t('moderation.chooseReason')}</option>
        {REASONS.map((one) => (
          <option key={one} value={one}>
            {t(REASON_NAMES[one])}
          </option>
        ))}
      </SelectInput>
      <Words name="reasonText" label={t('moderation.reasonText')} required={reason === 'other'} />
    </>
  )
}

function Question({ orders, asked }: { orders: Orders; asked: AskedOrder }) {
  const t = useAdminT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { action, items, matching } = asked
  const rule = ruleOf(action)
  const { question } = rule
  const [only] = items.length === 1 && matching === undefined ? items : []
  return (
    <ConfirmDialog
      ref={dialog}
      title={question ? t.dynamic(question, { count: matching ?? items.length }) : t(nameOf(action))}
      confirmLabel={t(nameOf(action))}
      cancelLabel={t('moderation.cancel')}
      closeLabel={t('moderation.close')}
      danger={rule.asks !== 'nothing'}
      onConfirm={orders.confirm}
      onClose={orders.putAway}
    >
      {only && <p className="font-semibold wrap-anywhere">{only.title}</p>}
      {action === 'delete' && <p>{t('moderation.deleteText', { days: DELETED_DAYS })}</p>}
      {rule.asks === 'reason' && <ReasonFields />}
      {rule.mails && <Words name="note" label={t('moderation.noteLabel')} required={false} />}
    </ConfirmDialog>
  )
}

/**
 * Asks before an order is carried out ([MOD-04], [MOD-05]): for a confirmation, or for the reason the owner will
 * read.
 */
export function OrderQuestion({ orders }: { orders: Orders }) {
  return orders.asked && <Question orders={orders} asked={orders.asked} />
}
