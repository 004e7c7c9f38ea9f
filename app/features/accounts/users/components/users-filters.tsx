import { Form } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { ROLES } from '#app/lib/actor.ts'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { VERIFIED_CHOICES } from '../rules.ts'
import type { UsersQuery } from '../schema.ts'
import { ROLE_NAMES } from '../user-names.ts'

const VERIFIED_NAMES = { yes: 'users.verifiedYes', no: 'users.verifiedNo' } as const

/** The filters of the list ([USR-01]). All of them are in the URL. */
export function UsersFilters({ asked }: { asked: UsersQuery }) {
  const t = useAdminT()
  const { q, role, verified, from, to } = asked
  const roles = ROLES.map((value) => ({ value, text: t(ROLE_NAMES[value]) }))
  const states = VERIFIED_CHOICES.map((value) => ({ value, text: t(VERIFIED_NAMES[value]) }))
  const isFiltered = Object.values(asked).some(Boolean)
  return (
    <Form
      role="search"
      aria-label={t('listings.filters')}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_auto]"
    >
      <TextFilter name="q" label={t('users.search')} value={q} className="max-lg:col-span-2" />
      <SelectFilter
        name="role"
        label={t('users.role')}
        none={t('users.anyRole')}
        value={role}
        options={roles}
      />
      <SelectFilter
        name="verified"
        label={t('users.verified')}
        none={t('users.anyVerified')}
        value={verified}
        options={states}
      />
      <TextFilter name="from" label={t('users.from')} value={from ?? ''} type="date" />
      <TextFilter name="to" label={t('users.to')} value={to ?? ''} type="date" />
      <FilterButtons
        apply={t('listings.apply')}
        clear={t('listings.clear')}
        isFiltered={isFiltered}
        className="max-lg:col-span-2"
      />
    </Form>
  )
}
