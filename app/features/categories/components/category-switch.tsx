import { useId } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { useFollowing } from '#app/ui/use-following.ts'
import type { CategorySlug } from '../category-list.ts'
import { CategoryOptions } from './category-options.tsx'

/** Switches the category ([CAT-02]) and keeps how the list is shown. Without JavaScript the button does it. */
export function CategorySwitch({ current }: { current: CategorySlug }) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = params.get('view')
  const field = useFollowing<HTMLSelectElement>(current)
  return (
    <Form action="/categories" className="flex max-w-full min-w-0 items-center gap-2 max-sm:flex-[1_1_9rem]">
      <label htmlFor={id} className="sr-only">
        {t('listings.category')}
      </label>
      <select
        ref={field}
        id={id}
        name="to"
        defaultValue={current}
        className="select min-w-0 flex-1 font-semibold"
        onChange={(event) => {
          const search = view ? `?view=${view}` : ''
          void navigate(`/categories/${event.target.value}${search}`)
        }}
      >
        <CategoryOptions />
      </select>
      <button type="submit" className="button-quiet only-without-script">
        {t('listings.go')}
      </button>
    </Form>
  )
}
