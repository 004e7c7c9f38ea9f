import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserTranslate, loadWords } from './i18n/load-language.ts'
import { TranslationProvider } from './i18n/use-t.tsx'
import { reportPageError, watchErrors } from './platform/browser-errors/report-errors.ts'
import { setForeignAside } from './ui/foreign-nodes.ts'
import { keepTexts } from './ui/keep-texts.ts'
import { watchPictures } from './ui/watch-pictures.ts'

/** Parameters that the server dropped would make other links than those in the document. */
function cleanAddress() {
  const read = document.documentElement.dataset['search']
  if (read === undefined || read === location.search) return
  history.replaceState(history.state, '', location.pathname + read + location.hash)
}

keepTexts()
watchErrors()
watchPictures()
await loadWords(location)
cleanAddress()
const putForeignBack = setForeignAside()

/** Loads what no page needs to be interactive. */
async function keepAgesCurrent(): Promise<void> {
  const { watchAges } = await import('./ui/watch-ages.ts')
  watchAges(browserTranslate())
}

/** Marks the document once the page is interactive: journeys wait for it. */
function HydratedMark({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    putForeignBack()
    document.documentElement.dataset['hydrated'] = ''
    void keepAgesCurrent()
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationProvider translate={browserTranslate()}>
        <HydratedMark>
          <HydratedRouter onError={reportPageError} />
        </HydratedMark>
      </TranslationProvider>
    </StrictMode>,
  )
})
