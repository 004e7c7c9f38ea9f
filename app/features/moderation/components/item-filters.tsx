import { type ReactNode, useId } from 'react'
import { CATEGORY_SLUGS, categoryName } from '#app/features/categories/rules.ts'
import { AutoForm } from '#app/features/listings/components/auto-form.tsx'
import { LISTING_STATUSES } from '#app/features/listings/rules.ts'
import { useOfficeT } from '#app/i18n/use-t.tsx'
import { Go } from '#app/ui/go.tsx'
import { filtersSet, type ItemFilter, MODERATION_CHOICES } from '../items/rules.ts'
import { MODERATION_NAMES, STATUS_NAMES } from './names.tsx'

type Option = readonly [value: string, name: string]

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col">
      <label htmlFor={id} className="text-[13px] font-semibold text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

function Choose(props: { name: string; label: string; value: string | null; options: readonly Option[] }) {
  const t = useOfficeT()
  const { name, label, value, options } = props
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} key={value} name={name} defaultValue={value ?? ''} className="select">
          <option value="">{t('moderation.all')}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** Search and filters of the moderation page ([MOD-01]); everything they say stands in the address. */
export function ItemFilters({ filter }: { filter: ItemFilter }) {
  const t = useOfficeT()
  const set = filtersSet(filter)
  const yesNo = [
    ['yes', t('moderation.yes')],
    ['no', t('moderation.no')],
  ] as const
  return (
    <AutoForm
      label={t('moderation.filters')}
      className="grid gap-3 rounded-sign border border-line bg-card p-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Labelled label={t('moderation.search')}>
        {(id) => (
          <input
            id={id}
            key={filter.term}
            type="search"
            name="q"
            defaultValue={filter.term}
            maxLength={100}
            placeholder={t('moderation.searchHint')}
            className="text-field w-full"
          />
        )}
      </Labelled>
      <Choose
        name="status"
        label={t('moderation.status')}
        value={filter.status}
        options={LISTING_STATUSES.map((one) => [one, t(STATUS_NAMES[one])])}
      />
      <Choose
        name="moderation"
        label={t('moderation.moderation')}
        value={filter.moderation}
        options={MODERATION_CHOICES.map((one) => [one, t(MODERATION_NAMES[one])])}
      />
      <Choose
        name="category"
        label={t('moderation.category')}
        value={filter.category}
        options={CATEGORY_SLUGS.map((slug) => [slug, categoryName(slug, t.locale)])}
      />
      <Choose
        name="featured"
        label={t('moderation.featuredFilter')}
        value={filter.featured}
        options={yesNo}
      />
      <Choose
        name="reported"
        label={t('moderation.reported')}
        value={filter.reported ? 'yes' : null}
        options={[['yes', t('moderation.yes')]]}
      />
      <Labelled label={t('moderation.from')}>
        {(id) => (
          <input
            id={id}
            key={filter.from}
            type="date"
            name="from"
            defaultValue={filter.from ?? ''}
            className="text-field w-full"
          />
        )}
      </Labelled>
      <div className="flex flex-wrap items-end gap-2">
        <button type="submit" className="button-primary">
          {t('moderation.apply')}
        </button>
        {set > 0 && (
          <Go to={{ search: '' }} className="button-quiet">
            {t('moderation.clear')}
          </Go>
        )}
      </div>
    </AutoForm>
  )
}
