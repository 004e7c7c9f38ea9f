import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'

/** Returns the title after a client navigation: screen readers announce only whole documents. */
function useArrivedAt(): string {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
  }, [pathname])
  return title
}

/** A progress line while the next page is loading, and an announcement for those who do not see it. */
export function TravelBar() {
  const t = useT()
  const travelling = useNavigation().state !== 'idle'
  const title = useArrivedAt()
  return (
    <div role="status" className={travelling ? 'travel-bar print:hidden' : 'print:hidden'}>
      <span className="sr-only">{travelling ? t('shell.loading') : title}</span>
    </div>
  )
}
