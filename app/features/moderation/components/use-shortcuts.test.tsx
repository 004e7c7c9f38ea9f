// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { useShortcuts } from './use-shortcuts.tsx'

function Cards({ names, onKey }: { names: readonly string[]; onKey: (key: string) => void }) {
  useShortcuts((key, card) => onKey(`${key} on ${card.getAttribute('data-item')}`))
  return (
    <>
      {names.map((name) => (
        <article key={name} data-item={name}>
          <button type="button">{name}</button>
        </article>
      ))}
      <p>Beside the cards</p>
      <input aria-label="Search" />
    </>
  )
}

function show(...names: readonly string[]) {
  const keys: string[] = []
  render(<Cards names={names} onKey={(key) => keys.push(key)} />)
  return { keys, user: userEvent.setup() }
}

describe('[MOD-11] the shortcuts of the queue', () => {
  test('go on with the item that had the focus last, after a click beside it', async () => {
    const { keys, user } = show('first', 'second')
    await user.click(screen.getByRole('button', { name: 'second' }))
    await user.click(screen.getByText('Beside the cards'))
    expect(document.activeElement).toBe(document.body)
    await user.keyboard('a')
    expect(keys).toEqual(['a on second'])
  })

  test('mean the only item of a page before anything had the focus', async () => {
    const { keys, user } = show('only')
    await user.keyboard('a')
    expect(keys).toEqual(['a on only'])
  })

  test('mean no item where several are shown and none had the focus', async () => {
    const { keys, user } = show('first', 'second')
    await user.keyboard('a')
    expect(keys).toEqual([])
  })

  test('are letters in a field, and nothing while a question is open', async () => {
    const { keys, user } = show('only')
    await user.type(screen.getByRole('textbox'), 'a')
    const dialog = document.createElement('dialog')
    dialog.open = true
    document.body.append(dialog)
    await user.click(screen.getByText('Beside the cards'))
    await user.keyboard('a')
    dialog.remove()
    expect(keys).toEqual([])
  })
})
