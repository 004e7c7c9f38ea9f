import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserTranslate, loadWords } from './i18n/load-language.ts'
import { SpeakProvider } from './i18n/use-t.tsx'
import { reportPageError, watchErrors } from './platform/browser-errors/report-errors.ts'

/** Parameters of advertisers, which the server did not read either, would make other links than those in the document. */
function cleanAddress() {
  const read = document.documentElement.dataset['search']
  if (read === undefined || read === location.search) return
  history.replaceState(history.state, '', location.pathname + read + location.hash)
}

watchErrors()
await loadWords(location.pathname)
cleanAddress()

const alive = Promise.withResolvers<void>()

function SayAlive({ children }: { children: ReactNode }) {
  useEffect(() => {
    alive.resolve()
    // The documented sign that the page answers clicks: journeys wait for it.
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SayAlive>
        <SpeakProvider translate={browserTranslate()}>
          <HydratedRouter onError={reportPageError} />
        </SpeakProvider>
      </SayAlive>
    </StrictMode>,
  )
})

// Whoever imports this gets it when the page answers clicks.
await alive.promise
