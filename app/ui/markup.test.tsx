// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkupPart } from './markup.tsx'

const list = (...titles: readonly string[]) => ({
  id: 'items',
  html: `<ul>${titles.map((title) => `<li><a href="/${title}">${title}</a></li>`).join('')}</ul>`,
})

test('[SPEED-02] other markup takes the place of what is shown, and what has the focus keeps it', () => {
  const { rerender } = render(<MarkupPart markup={list('reefer', 'flatbed')} />)
  screen.getByText('flatbed').focus()

  rerender(<MarkupPart markup={list('wrecker', 'flatbed')} />)

  expect(screen.queryByText('reefer')).toBeNull()
  expect(screen.getByText('wrecker')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByText('flatbed'))
})

test('[SPEED-01] what the document contains stays, and is there again when the page comes back', () => {
  document.body.innerHTML = '<div id="items"><p>of the document</p></div>'
  const inDocument = { id: 'items', html: null }
  const { rerender, unmount } = render(<MarkupPart markup={inDocument} />)
  rerender(<MarkupPart markup={list('reefer')} />)
  unmount()
  document.body.innerHTML = ''

  render(<MarkupPart markup={inDocument} />)

  expect(screen.getByText('of the document')).toBeTruthy()
})

test('a part is attended to whenever it is shown again, and let go before', () => {
  const log: string[] = []
  const onShown = ({ textContent }: HTMLElement) => {
    log.push(`shown ${textContent}`)
    return () => log.push('gone')
  }
  const { rerender, unmount } = render(<MarkupPart markup={list('reefer')} onShown={onShown} />)
  rerender(<MarkupPart markup={list('reefer')} onShown={onShown} />)
  rerender(<MarkupPart markup={list('flatbed')} onShown={onShown} />)
  unmount()

  expect(log).toEqual(['shown reefer', 'gone', 'shown flatbed', 'gone'])
})
