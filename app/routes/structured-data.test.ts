import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { documentMarkupContext } from '#app/request-context.ts'
import { describePage, STRUCTURED_DATA } from './structured-data.server.ts'

test('[DET-03] gives machines what is known of the page, and no text of it ends the script', () => {
  const context = new RouterContextProvider()
  const markup = new Map<string, string>()
  context.set(documentMarkupContext, markup)

  describePage(context, [{ '@type': 'Vehicle', name: '</script><b>' }])

  expect(markup.get(STRUCTURED_DATA)).toBe(
    '<script type="application/ld+json">{"@type":"Vehicle","name":"\\u003c/script>\\u003cb>"}</script>',
  )
})
