import { useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { isSuspicious } from '../../card-errors.ts'
import { MAX_DECLINES } from '../rules.ts'

/** What a refused card means for the next attempt. */
type AfterRefusal = {
  /** Lang beside the reason; '' where nothing is about to happen. */
  readonly warning: string
  /** Set once paying is paused. */
  readonly paused: { readonly text: string; readonly canLift: boolean } | null
}

const NOTHING: AfterRefusal = { warning: '', paused: null }

/**
 * Counts the refused cards of a form as the server does ([PAY-03]): it hears of them a moment later, and who tries cards
 * is told at once. `declines` is what the server had counted when the page was loaded.
 */
export function useDeclines(declines: number) {
  const t = useAccountT()
  const [count, setCount] = useState(declines)
  const [after, setAfter] = useState(NOTHING)

  /** Notes a refusal by the key of its sentence; `text` is that sentence as the server said it, if it did. */
  function noteRefusal(sentence: string, text = '') {
    const next = count + (isSuspicious(sentence) ? 1 : 0)
    setCount(next)
    if (sentence === 'billing.pausedAfterDeclines')
      return setAfter({ warning: '', paused: { text, canLift: true } })
    if (next === count) return setAfter(NOTHING)
    if (next >= MAX_DECLINES)
      return setAfter({
        warning: '',
        paused: { text: t('cardErrors.pausedNow'), canLift: next === MAX_DECLINES },
      })
    return setAfter({ warning: next === MAX_DECLINES - 1 ? t('cardErrors.oneLeft') : '', paused: null })
  }

  return { ...after, noteRefusal }
}
