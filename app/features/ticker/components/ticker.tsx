import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import type { Markup } from '#app/ui/markup.tsx'

/** Where the way past the ticker ends. */
const AFTER = 'after-ticker'

/**
 * The ticker ([HOME-01]). It pauses while it is hovered or focused, has a button to stop it, and does not move for
 * users who prefer reduced motion. Its links are many: the keyboard can skip them. `TickerBelt` is what runs.
 */
export function Ticker({ belt }: { belt: Markup }) {
  const t = useT()
  const [paused, setPaused] = useState(false)
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
          <ItemList markup={belt} />
        </div>
      </div>
      <span id={AFTER} tabIndex={-1} />
    </section>
  )
}
