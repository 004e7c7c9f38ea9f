import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '#tests/helpers/wait.ts'
import { openDraftSaver } from './draft-saver.ts'
import { waitForSaves } from './pending-saves.ts'

afterEach(() => vi.unstubAllGlobals())

const DRAFT = { form: 'post', user: '', mark: 'a1b2c3d4', restoredAt: null, others: [] }

/** A server that answers on demand, and keeps what it was sent in the order of its arrival. */
function aServer() {
  const arrived: string[] = []
  const answers: ((status: number) => void)[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal | null }) => {
    arrived.push(body)
    return new Promise<Response>((resolve, reject) => {
      answers.push((status) => resolve(new Response(null, { status })))
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
  return {
    texts: () => arrived.map((body) => /"title":"(?<text>[^"]*)"/u.exec(body)?.groups?.['text']),
    answer: (status = 200) => answers.shift()?.(status),
  }
}

const PATH = '/post-listing'

test('[FORM-01] what is typed during a save is sent after it, only the newest, and the form waits to be opened', async () => {
  const server = aServer()
  const { save } = openDraftSaver(DRAFT)
  const first = save(PATH, { title: 'K' })
  await waitFor(() => expect(server.texts()).toEqual(['K']))
  const later = [save(PATH, { title: 'Ke' }), save(PATH, { title: 'Ken' })]
  let isOpened = false
  const opening = waitForSaves(PATH).then(() => (isOpened = true))
  await waitForSaves('/post-ad')

  server.answer()
  expect(await first).toBe('saved')
  await waitFor(() => expect(server.texts()).toEqual(['K', 'Ken']))
  expect(isOpened).toBe(false)
  server.answer()
  expect(await Promise.all(later)).toEqual([null, 'saved'])
  await opening
})

test('[FORM-01] a page that is left gives up the save in progress and sends the newest text at once', async () => {
  const server = aServer()
  const { save, saveNow } = openDraftSaver(DRAFT)
  const first = save(PATH, { title: 'K' })
  await waitFor(() => expect(server.texts()).toEqual(['K']))

  const last = saveNow(PATH, { title: 'Ken' })
  expect(server.texts()).toEqual(['K', 'Ken'])
  expect(await first).toBeNull()
  server.answer()
  server.answer()
  expect(await last).toBe('saved')
})

test.each([
  [401, 'signedOut'],
  [503, 'failed'],
])('[FORM-08] a save that is answered with %i is %s', async (status, result) => {
  const server = aServer()
  const saving = openDraftSaver(DRAFT).save(PATH, { title: 'Ken' })
  await waitFor(() => expect(server.texts()).toHaveLength(1))
  server.answer(status)
  expect(await saving).toBe(result)
})
