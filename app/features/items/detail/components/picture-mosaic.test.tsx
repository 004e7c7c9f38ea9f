// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { PictureMosaic } from './picture-mosaic.tsx'

const PICTURES = [1, 2, 3, 4].map((n) => ({ id: String(n).repeat(32), width: 1280, height: 960 }))

function show() {
  const { container } = render(
    <TranslationProvider translate={TRANSLATE.en}>
      <PictureMosaic pictures={PICTURES} title="Kenworth" />
    </TranslationProvider>,
  )
  const shots = [...container.querySelectorAll<HTMLElement>('.shot')]
  const shown = () =>
    within(screen.getByRole('dialog'))
      .getByRole('img', { name: /^Kenworth/u })
      .getAttribute('alt')
  return { shots, shown, badge: container.querySelector<HTMLElement>('.shot-all') }
}

const user = userEvent.setup()

test('[DET-02] full screen opens the picture that was pressed, and the first one where all were asked for', async () => {
  const { shots, shown, badge } = show()
  for (const [at, shot] of shots.entries()) {
    await user.click(shot)
    expect(shown()).toBe(`Kenworth. Picture ${at + 1} of 4`)
    await user.click(screen.getByRole('button', { name: 'Exit full screen' }))
  }
  if (badge) await user.click(badge)
  expect(shown()).toBe('Kenworth. Picture 1 of 4')
})

test('[DET-02] arrow keys turn the pictures wherever the focus is, and stop at both ends', async () => {
  const { shots, shown } = show()
  if (shots[1]) await user.click(shots[1])
  screen.getByRole('heading', { name: 'Picture 2 of 4' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('Kenworth. Picture 3 of 4')
  screen.getByRole('button', { name: 'Exit full screen' }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(shown()).toBe('Kenworth. Picture 4 of 4')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(shown()).toBe('Kenworth. Picture 1 of 4')
})
