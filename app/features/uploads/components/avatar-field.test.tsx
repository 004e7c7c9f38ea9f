// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { type UploadRequest, uploadRequests } from '#tests/fakes/upload-request.ts'
import { AvatarField } from './avatar-field.tsx'

const OLD = '0'.repeat(32)
const NEW = '1'.repeat(32)
const user = userEvent.setup({ applyAccept: false })
let requests: readonly UploadRequest[]

beforeEach(() => {
  requests = uploadRequests()
})

function show(initial = '') {
  const { container } = render(
    <TranslationProvider translate={TRANSLATE.en}>
      <AvatarField name="avatar" initial={initial} />
    </TranslationProvider>,
  )
  const value = () => container.querySelector<HTMLInputElement>('input[name="avatar"]')?.value
  return { value, pick: (file: File) => user.upload(screen.getByLabelText('Choose a photo'), file) }
}

const file = (type: string, size = 4) => {
  const made = new File(['1234'], 'me.jpg', { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const respond = (status: number, body = {}) =>
  act(async () => {
    requests.at(-1)?.respond(status, body)
    await Promise.resolve()
  })

test('[PROF-04] a photo takes the place of the old one, and can be taken away', async () => {
  const { value, pick } = show(OLD)
  await pick(file('image/jpeg'))
  expect(value()).toBe(OLD)
  await respond(200, { picture: { id: NEW, width: 9, height: 9 } })
  expect(value()).toBe(NEW)

  await user.click(screen.getByRole('button', { name: 'Remove the photo' }))
  expect(value()).toBe('')
})

test('[PROF-04] each error has its own message', async () => {
  const { value, pick } = show(OLD)
  await pick(file('text/plain'))
  expect(screen.getByRole('alert').textContent).toBe('Please select an image file')
  await pick(file('image/png', 10 * 1024 * 1024 + 1))
  expect(screen.getByRole('alert').textContent).toBe('Image must be smaller than 10MB')
  expect(requests).toHaveLength(0)

  await pick(file('image/png'))
  await respond(0)
  expect(screen.getByRole('alert').textContent).toBe('Failed to upload image')
  await pick(file('image/png'))
  await respond(422, { error: 'me.jpg is not an image file', code: 'uploads.notAnImage' })
  expect(screen.getByRole('alert').textContent).toBe('Please select an image file')
  await pick(file('image/png'))
  await respond(422, { error: 'me.jpg is damaged and cannot be read', code: 'uploads.damaged' })
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to upload image. me.jpg is damaged and cannot be read',
  )
  expect(value()).toBe(OLD)
})

test('[PROF-04] an upload can be cancelled: the old photo stays', async () => {
  const { value, pick } = show(OLD)
  await pick(file('image/jpeg'))
  await user.click(screen.getByRole('button', { name: 'Cancel the upload' }))
  expect(requests[0]?.wasCancelled).toBe(true)
  expect(value()).toBe(OLD)
})
