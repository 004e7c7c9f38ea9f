import { useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { isSuspicious } from '../../card-errors.ts'
import { MAX_DECLINES } from '../rules.ts'

/** What a declined card means for the next attempt. */
type AfterRefusal = {
  /** A warning beside the reason; '' where nothing is about to happen. */
  readonly warning: string
  /** Set once paying is paused. */
  readonly paused: { readonly text: string; readonly canLift: boolean } | null
}

const NOTHING: AfterRefusal = { warning: '', paused: null }

/**
 * Counts the declined cards of a form as the server does ([PAY-03]): the server learns of them a moment later, and
 * the user sees it at once. `declines` is what the server had counted when the page was loaded.
 */
export function useDeclines(declines: number) {
  const t = useAccountT()
  const [count, setCount] = useState(declines)
  const [after, setAfter] = useState(NOTHING)

  /** Counts a decline by its message key; `text` is that message from the server, if it sent one. */
  function showRefusal(sentence: string, text = '') {
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

  return { ...after, showRefusal }
}
