import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { type FormResult, staleOf } from '#app/lib/form-result.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { startOfDayIn } from '#app/lib/zoned-day.ts'
import { NamedSection } from '#app/ui/named-section.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { type StaleFields, StaleNotice } from '#app/ui/stale-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { TextInput } from '#app/ui/text-input.tsx'
import { useOpened, versionToSend } from '#app/ui/use-opened.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { refusedLoss } from '../loss.ts'
import { daysOf, scheduleForm } from '../schema.ts'

type Props = {
  startsAt: Date | null
  endsAt: Date | null
  /** Until when it is paid; null as long as that has not started. */
  expiresAt: Date | null
  result: FormResult | undefined
  /** The version of the days that the page was loaded with. */
  version: string
}

function useDayLabels(): StaleFields {
  const t = useAccountT()
  return {
    labelOf: (name) => t(name === 'startsOn' ? 'billboards.startsOn' : 'billboards.endsOn'),
    show: (_, day) => (typeof day === 'string' ? formatDay(startOfDayIn(t.timeZone, day), t) : null),
  }
}

/** What the days in the form would lose ([AD-08]). Part of the form, because agreeing is sending it again. */
function LossNotice({ days, busy }: { days: number; busy: boolean }) {
  const t = useAccountT()
  return (
    <Notice ref={takeFocus} tone="bad" title={t('billboards.scheduleNotYet')}>
      <p>{t('billboards.losesDays', { count: days })}</p>
      <OnceButton busy={busy} name="acceptedLoss" value={String(days)} className="button-quiet">
        {t('billboards.scheduleAnyway')}
      </OnceButton>
    </Notice>
  )
}

/** From when until when a billboard is shown. Works without JavaScript. */
export function ScheduleForm({ startsAt, endsAt, expiresAt, result, version: newest }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => scheduleForm(t), [t])
  const initial = daysOf({ startsAt, endsAt }, t.timeZone)
  const { fields, field, formProps } = useZodForm({ id: 'schedule', schema, result, initial })
  const version = useOpened(newest, result)
  const labels = useDayLabels()
  const stale = staleOf(result)
  const loss = refusedLoss(result)
  const busy = useNavigation().state === 'submitting'
  return (
    <NamedSection name={t('billboards.schedulePanel')} className="grid gap-3">
      <Form method="post" action="?do=schedule" preventScrollReset {...formProps} className="grid gap-3">
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <TextInput
            type="date"
            field={field(fields.startsOn, { required: false })}
            label={t('billboards.startsOn')}
            optional={t('billboards.optional')}
          />
          <TextInput
            type="date"
            field={field(fields.endsOn, { required: false })}
            label={t('billboards.endsOn')}
            optional={t('billboards.optional')}
          />
        </div>
        <p className="text-small text-muted">
          {t('billboards.scheduleHint')}{' '}
          {expiresAt && <b>{t('billboards.timeEnds', { day: formatDay(expiresAt, t) })}</b>}
        </p>
        <input type="hidden" name="version" value={versionToSend(version, result) ?? ''} />
        {stale && <StaleNotice stale={stale} fields={labels} busy={busy} keepsDraft={false} />}
        {loss !== null && <LossNotice days={loss} busy={busy} />}
        <SubmitButton
          busy={busy}
          label={t('billboards.scheduleSave')}
          busyLabel={t('billboards.updating')}
          className="justify-self-start"
        />
      </Form>
    </NamedSection>
  )
}
