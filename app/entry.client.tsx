import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserTranslate, loadWords } from './i18n/load-language.ts'
import { SpeakProvider } from './i18n/use-t.tsx'

await loadWords(location.pathname)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SpeakProvider translate={browserTranslate()}>
        <HydratedRouter />
      </SpeakProvider>
    </StrictMode>,
  )
})
