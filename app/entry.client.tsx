import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTranslate } from './i18n/load-language.ts'
import { SpeakProvider } from './i18n/use-t.tsx'

const translate = await loadTranslate(document.documentElement.lang)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SpeakProvider translate={translate}>
        <HydratedRouter />
      </SpeakProvider>
    </StrictMode>,
  )
})
