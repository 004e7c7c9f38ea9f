import { useLocation, useSearchParams } from 'react-router'
import type { Shape } from '#app/features/items/components/item-views.tsx'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'

type Choice<S extends Shape> = { readonly shape: S; readonly name: MessageKey }

export const CATEGORY_SHAPES = [
  { shape: 'list', name: 'listings.viewList' },
  { shape: 'small-icons', name: 'listings.viewSmall' },
  { shape: 'gallery', name: 'listings.viewGallery' },
] as const satisfies readonly Choice<Shape>[]

export const SEARCH_SHAPES = [
  { shape: 'list', name: 'listings.viewList' },
  { shape: 'grid', name: 'search.viewGrid' },
  { shape: 'gallery', name: 'listings.viewGallery' },
] as const satisfies readonly Choice<Shape>[]

/** The view switch ([CAT-03]). The choice is in the address, so it survives paging, reloading and sharing. */
export function ViewSwitch<S extends Shape>({
  choices,
  current,
}: {
  choices: readonly Choice<S>[]
  current: S
}) {
  const t = useT()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const to = (shape: S) =>
    pathname + withParams(params, { view: shape === 'list' ? null : shape, page: params.get('page') })
  return (
    <nav aria-label={t('listings.show')} className="segments">
      {choices.map(({ shape, name }) => (
        <Link
          key={shape}
          to={to(shape)}
          aria-current={shape === current ? 'true' : undefined}
          preventScrollReset
        >
          {t.dynamic(name)}
        </Link>
      ))}
    </nav>
  )
}
