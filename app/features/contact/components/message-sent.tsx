import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { THANKS_MS } from '../rules.ts'

/** Opens the home page after the thanks have been read, unless `stays`. */
function useHomeSoon(stays: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => void navigate('/'), THANKS_MS)
    return () => clearTimeout(timer)
  }, [stays, navigate])
}

/**
 * The thanks ([CON-03]). A user who presses 'Stay here', or goes on writing (`staysByWriting`), stays on the page.
 */
export function MessageSent({ staysByWriting }: { staysByWriting: boolean }) {
  const t = useT()
  const notice = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState(false)
  const stays = pressed || staysByWriting
  useHomeSoon(stays)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tone="good" title={t('contact.sentTitle')}>
      <p>{t('contact.sentText')}</p>
      {!stays && <p className="needs-script text-muted">{t('contact.goingHome')}</p>}
      <div className="flex flex-wrap gap-3">
        <Link to="/" className="button-primary">
          {t('contact.goHome')}
        </Link>
        {!stays && (
          <button type="button" onClick={() => setPressed(true)} className="button-quiet needs-script">
            {t('contact.stayHere')}
          </button>
        )}
      </div>
    </Notice>
  )
}
