import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { signInPath } from './ask-to-keep.tsx'

/** The classes of the icon of what is kept. */
export const FULL = ['fill-red', 'text-red'] as const

type Place = { here: string; className: string }

/** The heart of a visitor links to the sign-in page, and from there back ([DET-06]). */
export function VisitorsHeart({ title, here, className }: Place & { title: string }) {
  const t = useT()
  return (
    <Link to={signInPath(here)} rel="nofollow" className={`heart ${className}`}>
      <LineIcon name="heart" size={20} />
      <span className="sr-only">{t('favorites.signInToAdd', { title })}</span>
    </Link>
  )
}

type Props = Place & {
  item: { readonly id: string; readonly title: string }
  kept: boolean
  isAsking?: boolean
  onSubmit?: ComponentProps<'form'>['onSubmit']
  /** Marks the heart of a list, which `ListHearts` handles. */
  inList?: boolean
  children?: ReactNode
}

/** The heart of a user: a form, which works without JavaScript. */
export function HeartForm({ item, here, className, kept, isAsking, onSubmit, inList, children }: Props) {
  const t = useT()
  const { id, title } = item
  return (
    <form
      method="post"
      action="/favorites"
      onSubmit={onSubmit}
      data-heart={inList ? title : undefined}
      className={`relative ${className}`}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={here} />
      <button name="keep" value={kept ? 'no' : 'yes'} aria-disabled={isAsking || undefined} className="heart">
        <LineIcon name="heart" size={20} className={kept ? FULL.join(' ') : ''} />
        <span className="sr-only">{t(kept ? 'favorites.remove' : 'favorites.add', { title })}</span>
      </button>
      {children}
    </form>
  )
}
