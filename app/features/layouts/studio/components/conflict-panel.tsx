import { useEffect, useRef } from 'react'
import { useOfficeT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BoardKind, Layout } from '../../rules.ts'
import type { StudioItem } from '../rules.ts'
import { PlainBoard } from './board-preview.tsx'

type Props = {
  kind: BoardKind
  theirs: Layout
  mine: Layout
  items: ReadonlyMap<string, StudioItem>
  onTake: () => void
  onKeep: () => void
}

/** Two people drew on the same version ([LAY-07]): both are shown, and the one who comes second chooses. */
export function ConflictPanel({ kind, theirs, mine, items, onTake, onKeep }: Props) {
  const t = useOfficeT()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tone="bad" title={t('layouts.staleTitle')}>
      <p>{t('layouts.staleText')}</p>
      <div className="grid w-full gap-4 md:grid-cols-2">
        {[
          { name: t('layouts.theirs'), grid: theirs, choose: t('layouts.takeTheirs'), onChoose: onTake },
          { name: t('layouts.yours'), grid: mine, choose: t('layouts.keepMine'), onChoose: onKeep },
        ].map(({ name, grid, choose, onChoose }) => (
          <section key={name} className="grid min-w-0 content-start gap-2">
            <h2 className="font-bold">{name}</h2>
            <PlainBoard kind={kind} grid={grid} items={items} device="desktop" />
            <button type="button" className="button-quiet justify-self-start" onClick={onChoose}>
              {choose}
            </button>
          </section>
        ))}
      </div>
    </Notice>
  )
}
