import { CATEGORY_SLUGS, categoryName } from '#app/features/categories/category-list.ts'
import { LISTING_STATUSES } from '#app/features/items/item-status.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { filtersSet, type ItemFilter, MODERATION_CHOICES } from '../items/moderated-items.ts'
import { MODERATION_NAMES, STATUS_NAMES } from './names.tsx'

/** Search and filters of the moderation page ([MOD-01]); all of their state is in the address. */
export function ItemFilters({ filter }: { filter: ItemFilter }) {
  const t = useAdminT()
  const none = t('moderation.all')
  const yes = { value: 'yes', text: t('moderation.yes') }
  const no = { value: 'no', text: t('moderation.no') }
  return (
    <AutoForm
      label={t('moderation.filters')}
      className="grid grid-cols-2 gap-3 rounded-sign border border-line bg-card p-3 lg:grid-cols-4"
    >
      <TextFilter
        name="q"
        label={t('moderation.search')}
        value={filter.term}
        hint={t('moderation.searchHint')}
        className="max-sm:col-span-2"
      />
      <SelectFilter
        name="status"
        label={t('moderation.status')}
        none={none}
        value={filter.status}
        options={LISTING_STATUSES.map((value) => ({ value, text: t(STATUS_NAMES[value]) }))}
      />
      <SelectFilter
        name="moderation"
        label={t('moderation.moderation')}
        none={none}
        value={filter.moderation}
        options={MODERATION_CHOICES.map((value) => ({ value, text: t(MODERATION_NAMES[value]) }))}
      />
      <SelectFilter
        name="category"
        label={t('moderation.category')}
        none={none}
        value={filter.category}
        options={CATEGORY_SLUGS.map((value) => ({ value, text: categoryName(value, t.locale) }))}
        className="max-sm:col-span-2"
      />
      <SelectFilter
        name="featured"
        label={t('moderation.featuredFilter')}
        none={none}
        value={filter.featured}
        options={[yes, no]}
      />
      <SelectFilter
        name="reported"
        label={t('moderation.reported')}
        none={none}
        value={filter.reported ? 'yes' : null}
        options={[yes]}
      />
      <TextFilter
        name="from"
        label={t('moderation.from')}
        value={filter.from ?? ''}
        type="date"
        className="max-sm:col-span-2"
      />
      <FilterButtons
        apply={t('moderation.apply')}
        clear={t('moderation.clear')}
        isFiltered={filtersSet(filter) > 0}
      />
    </AutoForm>
  )
}
