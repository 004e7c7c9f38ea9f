import { useLocation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'

type Props = {
  /** Why paying is paused, and for how long. */
  text: string
  /** Whether another card may be tried after re-authentication. */
  canLift: boolean
  /** It replaces a form, and takes the focus. */
  inPlace?: boolean
}

/** Says that paying is paused after declined cards, until when, and what can be done ([PAY-03]). */
export function PauseNotice({ text, canLift, inPlace = false }: Props) {
  const t = useAccountT()
  const { pathname, search } = useLocation()
  const confirm = `/account/confirm?again=1&to=${encodeURIComponent(pathname + search)}`
  return (
    <Notice tone="bad" title={t('cardErrors.pausedTitle')} {...(inPlace && { ref: takeFocus })}>
      <p>{text}</p>
      {canLift && <p>{t('cardErrors.pausedLift')}</p>}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {canLift && (
          <Link to={confirm} className="button-primary">
            {t('cardErrors.liftButton')}
          </Link>
        )}
        <Link to="/contact" className="plain-link">
          {t('cardErrors.askSupport')}
        </Link>
      </p>
    </Notice>
  )
}
