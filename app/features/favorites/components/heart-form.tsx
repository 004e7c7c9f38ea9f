import type { ComponentProps, ReactNode } from 'react'
import { useAddress, useT } from '#app/i18n/use-t.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { signInPath } from './ask-to-keep.tsx'

/** The classes of the icon of what is kept. */
export const FULL = ['fill-red', 'text-red'] as const

type Place = {
  here: string
  className: string
  /** A button with words: `className` is that of the button. */
  labelled?: boolean
}

/** The icon, and beside it a word where the button has one: its name begins with the same word. */
function Face({ labelled, kept, children }: { labelled: boolean; kept: boolean; children: string }) {
  const t = useT()
  return (
    <>
      <LineIcon name="heart" size={labelled ? 16 : 20} className={kept ? FULL.join(' ') : ''} />
      {labelled && t(kept ? 'detail.saved' : 'detail.save')}
      <span className="sr-only">{labelled ? `. ${children}` : children}</span>
    </>
  )
}

/** The heart of a visitor links to the sign-in page, which saves the item and leads back ([DET-06]). */
export function VisitorsHeart({ item, here, className, labelled = false }: Place & Pick<Props, 'item'>) {
  const t = useT()
  return (
    <Link
      to={signInPath(here, item.id)}
      rel="nofollow"
      className={labelled ? className : `heart ${className}`}
    >
      <Face labelled={labelled} kept={false}>
        {t('favorites.signInToAdd', { title: item.title })}
      </Face>
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
export function HeartForm(props: Props) {
  const { item, here, className, kept, isAsking, onSubmit, inList, labelled = false, children } = props
  const t = useT()
  const address = useAddress()
  const { id, title } = item
  return (
    <form
      method="post"
      action={address('/favorites')}
      onSubmit={onSubmit}
      data-heart={inList ? title : undefined}
      className={labelled ? 'grid' : `relative ${className}`}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={here} />
      <button
        name="keep"
        value={kept ? 'no' : 'yes'}
        aria-disabled={isAsking || undefined}
        className={labelled ? className : 'heart'}
      >
        <Face labelled={labelled} kept={kept}>
          {t(kept ? 'favorites.remove' : 'favorites.add', { title })}
        </Face>
      </button>
      {children}
    </form>
  )
}
