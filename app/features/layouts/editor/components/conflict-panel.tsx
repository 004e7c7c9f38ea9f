import { useEffect, useRef } from 'react'
import type { GridKind } from '#app/features/billboards/grid-rows.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Layout } from '../../layout-config.ts'
import type { EditorItem, Stored } from '../editor-state.ts'
import { Differences } from './differences.tsx'
import { PlainLayout } from './layout-preview.tsx'
import { SavedLast } from './saved-last.tsx'

/** A version of the layout; those of the home page have names. */
type Side = { readonly grid: Layout; readonly name?: string }

type Props = {
  kind: GridKind
  stored: Stored
  mine: Side
  items: ReadonlyMap<string, EditorItem>
  onTake: () => void
  onKeep: () => void
}

type VersionProps = Pick<Props, 'kind' | 'items'> & {
  title: string
  side: Side
  choose: string
  onChoose: () => void
}

function Version({ kind, items, title, side, choose, onChoose }: VersionProps) {
  const t = useAdminT()
  return (
    <section className="grid min-w-0 content-start gap-2">
      <h2 className="font-bold">{title}</h2>
      <p className="wrap-anywhere">
        {side.name !== undefined && <b>{side.name || t('layouts.unnamed')} </b>}
        {t('layouts.size', side.grid)}
      </p>
      <PlainLayout kind={kind} grid={side.grid} items={items} device="desktop" />
      <button type="button" className="button-quiet justify-self-start" onClick={onChoose}>
        {choose}
      </button>
    </section>
  )
}

/**
 * Two admins edited the same version ([LAY-07]): both versions are shown with who saved, their names and sizes and
 * the cells that differ, and the later admin chooses.
 */
export function ConflictPanel({ kind, stored, mine, items, onTake, onKeep }: Props) {
  const t = useAdminT()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tone="bad" title={t('layouts.staleTitle')}>
      <SavedLast by={stored.savedBy} />
      <p>{t('layouts.staleText')}</p>
      <Differences theirs={stored.grid} mine={mine.grid} items={items} />
      <div className="grid w-full gap-4 md:grid-cols-2">
        <Version
          kind={kind}
          items={items}
          title={t('forms.theirs')}
          side={stored}
          choose={t('forms.takeTheirs')}
          onChoose={onTake}
        />
        <Version
          kind={kind}
          items={items}
          title={t('forms.yours')}
          side={mine}
          choose={t('forms.keepMine')}
          onChoose={onKeep}
        />
      </div>
    </Notice>
  )
}
