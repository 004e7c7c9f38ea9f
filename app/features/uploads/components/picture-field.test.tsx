// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { type UploadRequest, uploadRequests } from '#tests/fakes/upload-request.ts'
import { PictureField } from './picture-field.tsx'

const picture = (n: number): Picture => ({ id: String(n).padStart(32, '0'), width: 800, height: 600 })
const photo = (name: string, type = 'image/jpeg', size = 4) => {
  const file = new File(['1234'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

let requests: readonly UploadRequest[]
const submitted = vi.fn<(ids: readonly string[]) => void>()

beforeEach(() => {
  requests = uploadRequests()
  submitted.mockReset()
})

function show(initial: readonly Picture[] = [], max?: number) {
  const { container, unmount } = render(
    <TranslationProvider translate={TRANSLATE.en}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted(new FormData(event.currentTarget).getAll('pictures').map(String))
        }}
      >
        <PictureField name="pictures" initial={initial} {...(max && { max })} />
        <button type="submit">Post</button>
      </form>
    </TranslationProvider>,
  )
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('there is no way to add a file')
  const values = () =>
    [...container.querySelectorAll<HTMLInputElement>('input[name="pictures"]')].map(({ value }) =>
      Number(value),
    )
  return { input, values, unmount, pick: (...files: File[]) => user.upload(input, files) }
}

const user = userEvent.setup({ applyAccept: false })
const settle = (work: () => void) =>
  act(async () => {
    work()
    await Promise.resolve()
  })
const status = () => screen.getByRole('status').textContent

describe('[POST-07] sending', () => {
  test('each file shows how far it is, and is part of the form when it is there', async () => {
    const { values, pick } = show()
    await pick(photo('dock.jpg'), photo('yard.jpg'), photo('truck №7.jpg'))

    expect(requests).toHaveLength(2)
    expect(requests[0]?.headers.get('x-file-name')).toBe('dock.jpg')
    await settle(() => requests[0]?.progress(40, 100))
    expect(screen.getByText('40%')).toBeTruthy()
    await settle(() => requests[1]?.respond(200, { picture: picture(2) }))
    expect(values()).toEqual([2])
    expect(status()).toBe('yard.jpg has been uploaded')

    expect(requests).toHaveLength(3)
    expect(requests[2]?.headers.get('x-file-name')).toBe('truck%20%E2%84%967.jpg')
    await settle(() => requests[0]?.respond(200, { picture: picture(1) }))
    await settle(() => requests[2]?.respond(200, { picture: picture(3) }))
    expect(values()).toEqual([1, 2, 3])
  })

  test('[POST-17] the same picture twice is one picture, and the field says so', async () => {
    const { values, pick } = show([picture(1)])
    await pick(photo('again.jpg'))
    await settle(() => requests[0]?.respond(200, { picture: picture(1) }))
    expect(values()).toEqual([1])
    expect(screen.getByText('again.jpg is one of your images already')).toBeTruthy()
    expect(status()).toBe('')
  })

  test('what is under way can be cancelled, and is when the page is left', async () => {
    const { pick, unmount } = show()
    await pick(photo('a.jpg'), photo('b.jpg'))
    await user.click(screen.getByRole('button', { name: 'Cancel uploading a.jpg' }))
    expect(requests.map(({ wasCancelled }) => wasCancelled)).toEqual([true, false])
    expect(screen.queryByText('a.jpg')).toBeNull()

    unmount()
    expect(requests.map(({ wasCancelled }) => wasCancelled)).toEqual([true, true])
  })

  test('a lost connection can be tried again; a bad file only be removed', async () => {
    const { values, pick } = show()
    await pick(photo('a.jpg'), photo('b.jpg'))
    await settle(() => requests[0]?.respond(0))
    await settle(() => requests[1]?.respond(422, { error: 'b.jpg is damaged and cannot be read', code: 'x' }))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Failed to upload image',
      'b.jpg is damaged and cannot be read',
      '',
    ])
    expect(screen.queryByRole('button', { name: 'Try b.jpg again' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Try a.jpg again' }))
    await settle(() => requests[2]?.respond(200, { picture: picture(1) }))
    await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }))
    expect(values()).toEqual([1])
  })

  test('[POST-20] a picture that comes too soon waits, holds the form back, and goes up by itself', async () => {
    const { values, pick } = show()
    await pick(photo('a.jpg'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [first] = requests
    if (first) first.retryAfter = '30'
    await settle(() => first?.respond(429, { error: 'Rate limit exceeded', code: 'limits.wait' }))
    expect(
      screen.getByText('Too many in a short time: a.jpg is uploaded automatically in 30 seconds'),
    ).toBeTruthy()
    await settle(() => screen.getByRole('button', { name: 'Post' }).click())
    expect(submitted).not.toHaveBeenCalled()

    await settle(() => vi.advanceTimersByTime(29_000))
    expect(requests).toHaveLength(1)
    await settle(() => vi.advanceTimersByTime(1000))
    vi.useRealTimers()
    expect(requests).toHaveLength(2)
    await settle(() => requests[1]?.respond(200, { picture: picture(1) }))
    expect(values()).toEqual([1])
  })

  test('[POST-07] a file that failed takes no place, and is tried again where there is one', async () => {
    const { values, pick } = show([1, 2, 3].map(picture))
    await pick(photo('a.jpg'), photo('b.jpg'))
    await settle(() => requests[0]?.respond(0))
    await settle(() => requests[1]?.respond(200, { picture: picture(4) }))
    await pick(photo('c.jpg'))
    await settle(() => requests[2]?.respond(200, { picture: picture(5) }))
    expect(values()).toEqual([1, 2, 3, 4, 5])
    expect(screen.queryByText('You can only upload up to 5 images')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Try a.jpg again' }))
    expect(requests).toHaveLength(3)
    expect(screen.getByText('You can only upload up to 5 images')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Remove c.jpg' }))
    await user.click(screen.getByRole('button', { name: 'Try a.jpg again' }))
    expect(requests).toHaveLength(4)
  })

  test('[POST-07] a file that failed is not the main picture', async () => {
    const { pick } = show()
    await pick(photo('a.jpg'), photo('b.jpg'))
    await settle(() => requests[0]?.respond(0))
    await settle(() => requests[1]?.respond(200, { picture: picture(1) }))
    const main = screen.getByText('Main image').closest('li')
    expect(main?.querySelector('button[aria-label="Remove b.jpg"]')).toBeTruthy()
  })

  test('a form waits for its pictures', async () => {
    const { pick } = show()
    await pick(photo('a.jpg'))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(submitted).not.toHaveBeenCalled()
    expect(screen.getByText('Your images are still being uploaded. Please wait a moment.')).toBeTruthy()

    await settle(() => requests[0]?.respond(200, { picture: picture(1) }))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(submitted).toHaveBeenCalledExactlyOnceWith([picture(1).id])
  })
})

describe('[POST-07] what is not even sent', () => {
  test('more than five, files that are no images, and files that are too large', async () => {
    const { pick } = show([1, 2, 3, 4].map(picture))
    await pick(photo('a.jpg'), photo('b.jpg'))
    expect(screen.getByText('You can only upload up to 5 images')).toBeTruthy()
    expect(requests).toHaveLength(1)

    await pick(photo('rates.pdf', 'application/pdf'), photo('logo.svg', 'image/svg+xml'))
    expect(screen.getByText('rates.pdf is not an image file')).toBeTruthy()
    expect(screen.getByText('logo.svg is not an image file')).toBeTruthy()
    await pick(photo('huge.png', 'image/png', 10 * 1024 * 1024 + 1))
    expect(screen.getByText('huge.png must be smaller than 10MB')).toBeTruthy()
    expect(requests).toHaveLength(1)
  })
})

describe('[POST-07] the order', () => {
  test('is changed by keyboard alone, told aloud, and the focus stays', async () => {
    const { values } = show([1, 2, 3].map(picture))
    screen.getByRole('button', { name: 'Move Image 3 forward' }).focus()
    await user.keyboard('{Enter}')
    expect(values()).toEqual([1, 3, 2])
    expect(status()).toBe('Image 3 is now number 2 of 3')
    await user.keyboard('{Enter}')
    expect(values()).toEqual([3, 1, 2])
    expect(document.activeElement?.closest('li')?.getAttribute('data-place')).toBe('0')

    await user.keyboard('{Enter}')
    expect(values()).toEqual([3, 1, 2])
    await user.tab()
    await user.keyboard(' ')
    expect(values()).toEqual([1, 3, 2])
  })

  test('a picture that is removed leaves the focus to its neighbour', async () => {
    const { values } = show([1, 2].map(picture))
    await user.click(screen.getByRole('button', { name: 'Remove Image 1' }))
    expect(values()).toEqual([2])
    expect(status()).toBe('Image 1 has been removed')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Image 1')
    await user.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('type')).toBe('file')
  })
})
