import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserTranslate, loadWords } from './i18n/load-language.ts'
import { SpeakProvider } from './i18n/use-t.tsx'

await loadWords(location.pathname)

const alive = Promise.withResolvers<void>()

function SayAlive({ children }: { children: ReactNode }) {
  useEffect(() => alive.resolve(), [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SayAlive>
        <SpeakProvider translate={browserTranslate()}>
          <HydratedRouter />
        </SpeakProvider>
      </SayAlive>
    </StrictMode>,
  )
})

// Whoever imports this gets it when the page answers clicks.
await alive.promise
