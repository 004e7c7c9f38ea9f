import { type MouseEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { isMarketplace } from '#app/features/categories/category-list.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { GreyedButton } from '#app/ui/greyed-button.tsx'
import { Link } from '#app/ui/link.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { itemPath } from '../../item-card.ts'
import { ITEM_KINDS } from '../../item-kinds.ts'
import type { Move, OfferedMove } from '../../rules.ts'
import { editPath, isUnpaid, type OwnItem, ownPath } from '../own-item.ts'
import { goneWords, OWN_WORDS } from '../own-words.ts'
import type { AskedAbout } from '../schema.ts'

/** Opens what a link of a card leads to on top of the page instead. */
export type Opener = (item: OwnItem, what: Opened) => void
export type Opened = AskedAbout | 'display' | 'share'

type Props = { item: OwnItem; action: string; open: Opener }

/** Returns the labels of status changes for an item. */
function useMoveName({ kind, status, category }: OwnItem): Readonly<Record<Move, string>> {
  const t = useAccountT()
  const hidden = status === 'inactive' ? 'dashboard.reactivate' : 'dashboard.activate'
  return {
    active: t(status === 'sold' && isMarketplace(category) ? OWN_WORDS[kind].notSold : hidden),
    inactive: t('dashboard.deactivate'),
    sold: t(goneWords(category).button),
  }
}

/** Shows an item again, without a question, because it can be undone. */
function ShowAgain({ item, action, label }: { item: OwnItem; action: string; label: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="id" value={item.id} />
      <OnceButton busy={busy} name="to" value="active" className="button-small w-full">
        {label}
        <span className="sr-only">: {item.title}</span>
      </OnceButton>
    </Form>
  )
}

type AskingProps = { item: OwnItem; open: Opener; what: Opened; label: string }

/** A link to the page of the item that asks first; with JavaScript the question is a dialog here. */
function Asking({ item, open, what, label }: AskingProps) {
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    open(item, what)
  }
  const to = what === 'display' || what === 'share' ? ownPath(item) : ownPath(item, `?ask=${what}`)
  return (
    <Link to={to} onClick={show} className={what === 'deleted' ? 'button-small text-red' : 'button-small'}>
      {label}
      <span className="sr-only">: {item.title}</span>
    </Link>
  )
}

function MoveButton({ offered: { to, whyNot }, ...props }: Props & { offered: OfferedMove }) {
  const t = useAccountT()
  const { item, action, open } = props
  const label = useMoveName(item)[to]
  if (whyNot) return <GreyedButton label={label} why={t.dynamic(whyNot.code, whyNot.params)} />
  if (to === 'active') return <ShowAgain item={item} action={action} label={label} />
  return <Asking item={item} open={open} what={to} label={label} />
}

/** Shows the actions after it on a phone, where there would be four rows of them for each item. */
function MoreButton({ item, isOpen, toggle }: { item: OwnItem; isOpen: boolean; toggle: () => void }) {
  const t = useAccountT()
  return (
    <button
      type="button"
      className="own-more button-small needs-script"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      {t(isOpen ? 'dashboard.fewerActions' : 'dashboard.moreActions')}
      <span className="sr-only">: {item.title}</span>
    </button>
  )
}

/** What is wanted most: to see the item, to pay for it, to change it. */
function FirstActions({ item }: { item: OwnItem }) {
  const t = useAccountT()
  const named = <span className="sr-only">: {item.title}</span>
  return (
    <>
      {item.isPublic && (
        <Link to={itemPath(item)} className="button-small">
          {t('dashboard.view')}
          {named}
        </Link>
      )}
      {isUnpaid(item) && (
        <Link to={ownPath(item, '/pay')} className="button-small border-primary text-primary">
          {t('dashboard.payNow')}
          {named}
        </Link>
      )}
      {item.canEdit && (
        <Link to={editPath(item)} className="button-small">
          {t('dashboard.edit')}
          {named}
        </Link>
      )}
    </>
  )
}

/** All actions on an item, by its state ([DASH-02], [DASH-04]). */
export function OwnButtons(props: Props) {
  const t = useAccountT()
  const [isOpen, setOpen] = useState(false)
  const { item, open } = props
  return (
    <div className="own-buttons" data-open={isOpen || undefined}>
      <FirstActions item={item} />
      <MoreButton item={item} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
      {item.isPublic && <Asking item={item} open={open} what="share" label={t('dashboard.share')} />}
      {item.moves.map((offered) => (
        <MoveButton key={offered.to} {...props} offered={offered} />
      ))}
      {item.canRepost && (
        <Link to={ownPath(item, '/repost')} className="button-small">
          {t('dashboard.repost')}
          <span className="sr-only">: {item.title}</span>
        </Link>
      )}
      {ITEM_KINDS[item.kind].isPaidFor && (
        <Link to={`/post-listing?write=1&like=${item.id}`} className="button-small">
          {t('dashboard.postSimilar')}
          <span className="sr-only">: {item.title}</span>
        </Link>
      )}
      <Asking item={item} open={open} what="display" label={t('dashboard.display')} />
      <Asking item={item} open={open} what="deleted" label={t('dashboard.remove')} />
    </div>
  )
}
