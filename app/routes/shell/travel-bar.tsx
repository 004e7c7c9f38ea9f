import { useNavigation } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'

/** A thin line on top while the next page is being fetched, and the word for it for those who do not see it. */
export function TravelBar() {
  const t = useT()
  const travelling = useNavigation().state !== 'idle'
  return (
    <div role="status" className={travelling ? 'travel-bar' : undefined}>
      {travelling && <span className="sr-only">{t('shell.loading')}</span>}
    </div>
  )
}
