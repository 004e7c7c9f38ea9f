import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { ItemLink } from '#app/features/items/components/item-link.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { Lang } from '#app/ui/lang.tsx'
import type { TickerItem } from '../ticker-items.ts'

function Run({ items, hidden }: { items: readonly TickerItem[]; hidden?: boolean }) {
  return (
    <ul className="ticker-run" aria-hidden={hidden} inert={hidden}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink item={item}>
            <Lang in={item.language}>{item.title}</Lang> {item.price && <b>{item.price}</b>} {item.place}
          </ItemLink>
        </li>
      ))}
    </ul>
  )
}

/** Where the way past the ticker ends. */
const AFTER = 'after-ticker'

/**
 * The ticker ([HOME-01]). It pauses while it is hovered or focused, has a button to stop it, and does not move for
 * users who prefer reduced motion. Its links are many: the keyboard can skip them. The second copy only makes the loop seamless, and is hidden from assistive
 * technology.
 */
export function Ticker({ items }: { items: readonly TickerItem[] }) {
  const t = useT()
  const [paused, setPaused] = useState(false)
  if (items.length === 0) return null
  const Icon = paused ? Play : Pause
  return (
    <section aria-label={t('listings.ticker')} className="ticker">
      <div className="frame flex items-center gap-2 sm:gap-4">
        <h2 className="text-sm font-semibold text-white max-sm:sr-only">{t('listings.tickerLabel')}</h2>
        <a href={`#${AFTER}`} className="ticker-skip">
          {t('listings.skipTicker')}
        </a>
        <button type="button" onClick={() => setPaused(!paused)} className="ticker-pause needs-script">
          <Icon aria-hidden size={14} strokeWidth={2} />
          <span className="max-sm:sr-only">{paused ? t('listings.play') : t('listings.pause')}</span>
        </button>
        <div className="ticker-window" data-paused={paused || undefined}>
          <div className="ticker-belt" style={{ animationDuration: `${items.length * 7}s` }}>
            <Run items={items} />
            <Run items={items} hidden />
          </div>
        </div>
      </div>
      <span id={AFTER} tabIndex={-1} />
    </section>
  )
}
