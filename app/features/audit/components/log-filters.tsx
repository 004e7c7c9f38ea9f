import { Form } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { AUDIT_ACTIONS, AUDIT_TARGETS, DONE_BY } from '../audit-actions.ts'
import type { LogQuery } from '../schema.ts'

/** The filters of the log ([LOG-02]). All of them are in the URL. */
export function LogFilters({ asked }: { asked: LogQuery }) {
  const t = useAdminT()
  const { who, by, action, kind, target, from, to } = asked
  const actions = AUDIT_ACTIONS.map((value) => ({ value, text: t(`auditActions.${value}`) }))
  const kinds = AUDIT_TARGETS.map((value) => ({ value, text: t(`audit.${value}`) }))
  const doers = DONE_BY.map((value) => ({ value, text: t(`audit.${value}`) }))
  const isFiltered = Object.values(asked).some(Boolean)
  return (
    <Form role="search" aria-label={t('listings.filters')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <TextFilter name="who" label={t('audit.who')} value={who} className="max-lg:col-span-2" />
      <SelectFilter
        name="action"
        label={t('audit.action')}
        none={t('audit.anyAction')}
        value={action}
        options={actions}
        className="max-lg:col-span-2"
      />
      <SelectFilter name="by" label={t('audit.by')} none={t('audit.everyone')} value={by} options={doers} />
      <SelectFilter
        name="kind"
        label={t('audit.kind')}
        none={t('audit.anyKind')}
        value={kind}
        options={kinds}
      />
      <TextFilter name="target" label={t('audit.target')} value={target} className="max-lg:col-span-2" />
      <TextFilter name="from" label={t('audit.from')} value={from ?? ''} type="date" />
      <TextFilter name="to" label={t('audit.to')} value={to ?? ''} type="date" />
      <FilterButtons
        apply={t('listings.apply')}
        clear={t('listings.clear')}
        isFiltered={isFiltered}
        className="max-lg:col-span-2"
      />
    </Form>
  )
}
