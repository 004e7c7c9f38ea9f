// @vitest-environment happy-dom
import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { type FormResult, LOST_RESPONSE } from '#app/lib/form-result.ts'
import type { Locale } from '#app/lib/locale.ts'
import { refuseFor } from '#app/lib/refusal.ts'
import { type ContactMessage, contactForm } from '../schema.ts'
import { ContactForm } from './contact-form.tsx'

beforeEach(() => sessionStorage.clear())

type Sent = Submission<unknown, string[], ContactMessage>

/** Shows the form on a page whose action responds as the test says. */
function show(respond: (form: Sent) => FormResult, locale: Locale = 'en') {
  const t = TRANSLATE[locale]
  const sent: Sent[] = []
  const Page = createRoutesStub([
    {
      path: '/contact',
      HydrateFallback: () => null,
      async action({ request }) {
        const form = parseWithZod(new URLSearchParams(await request.text()), { schema: contactForm(t) })
        sent.push(form)
        return respond(form)
      },
      Component: ({ actionData }: { actionData?: FormResult }) => (
        <ContactForm result={actionData} opened="12.ab" user="" draftWords={WORDS} />
      ),
    },
  ])
  render(
    <TranslationProvider translate={t}>
      <Page initialEntries={['/contact']} />
    </TranslationProvider>,
  )
  return { sent, t }
}

const WORDS = { saved: 'Draft saved', restored: 'We kept it.', startOver: 'Start over' }

const done = (form: Sent): FormResult => ({
  outcome: 'done',
  value: null,
  form: form.reply({ resetForm: true }),
})

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

async function fillIn() {
  await userEvent.type(field('Name'), 'Ann')
  await userEvent.type(field('Email'), 'ann@example.com')
  await userEvent.type(field('Phone'), '5550100199')
  await userEvent.type(field('Subject'), 'Hello')
  await userEvent.type(field('Message'), 'How do I renew?')
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

describe('[CON-02] the contact form', () => {
  test('marks every wrong field, leads to the first, and sends nothing', async () => {
    const { sent } = show(done)

    await userEvent.type(field('Message'), '  too few ')
    await send()

    expect(alerts()).toEqual([
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message must be at least 10 characters long',
    ])
    expect(document.activeElement).toBe(field('Name'))
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(field('Name').getAttribute('aria-describedby')).toBe(screen.getByText('Name is required').id)
    expect(sent).toEqual([])
  })

  test('takes an error away when its field is edited, and no other', async () => {
    show(done)
    await send()

    await userEvent.type(field('Message'), 'x')

    expect(alerts()).toEqual(['Name is required', 'Email is required', 'Subject is required'])
    expect(field('Message').getAttribute('aria-invalid')).toBeNull()

    await send()
    expect(alerts()).toContain('Message must be at least 10 characters long')
  })

  test('writes the phone number as it grows', async () => {
    show(done)

    await userEvent.type(field('Phone'), '555')
    expect(field('Phone')).toHaveProperty('value', '555')
    await userEvent.type(field('Phone'), '0100 199')
    expect(field('Phone')).toHaveProperty('value', '(555) 010-0199')
  })

  test('leaves the cursor where a digit was taken out', async () => {
    show(done)
    await userEvent.type(field('Phone'), '5550100199')

    await userEvent.type(field('Phone'), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })

    expect(field('Phone')).toHaveProperty('value', '(550) 100-199')
    expect(field('Phone')).toHaveProperty('selectionStart', 2)
  })

  test('speaks Russian and Spanish', async () => {
    const { t } = show(done, 'ru')

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))

    expect(alerts()).toContain(t('contact.nameRequired'))
    expect(alerts()).toContain('Укажите имя')
  })
})

describe('[CON-03] sending', () => {
  test('empties the form once the message is there', async () => {
    const { sent } = show(done)
    await fillIn()

    await send()

    await waitFor(() => expect(field('Message')).toHaveProperty('value', ''))
    expect(sent[0]).toMatchObject({
      status: 'success',
      value: { name: 'Ann', phone: '(555) 010-0199', message: 'How do I renew?', website: '' },
    })
    expect(alerts()).toEqual([])
  })

  test.each([
    ['fails', LOST_RESPONSE, 'There was an error sending your message. Please try again.'],
    [
      'is refused',
      { outcome: 'refused', refusal: refuseFor(720), form: {} },
      'Rate limit exceeded. Try again in 12 minutes.',
    ],
  ] as const)('says so when it %s, and keeps what was typed', async (_, result, why) => {
    show(() => result)
    await fillIn()

    await send()

    expect(await screen.findByText('Error sending message')).toBeTruthy()
    expect(alerts()).toEqual([`Error sending message${why}`])
    expect(field('Message')).toHaveProperty('value', 'How do I renew?')
    expect(field('Phone')).toHaveProperty('value', '(555) 010-0199')
  })

  test('shows what only the server found wrong at its field', async () => {
    show((form) => ({ outcome: 'invalid', form: form.reply({ fieldErrors: { email: ['Not this one'] } }) }))
    await fillIn()

    await send()

    expect(await screen.findByText('Not this one')).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
  })
})

test('[CON-04] the trap is there for robots, and for no one else', () => {
  show(done)

  const trap = document.querySelector('input[name=website]')

  expect(trap?.getAttribute('tabindex')).toBe('-1')
  expect(screen.getAllByRole('textbox')).toHaveLength(5)
})
