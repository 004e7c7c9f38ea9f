import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import type { Locale } from '#app/lib/locale.ts'
import { unsealMail } from '#app/platform/mail/sealed-mail.server.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { fillWithDemo } from '#tests/helpers/demo-database.ts'
import { htmlFaults } from '#tests/helpers/html-faults.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { type Kind, PAGES } from '#tests/helpers/page-kinds.ts'
import { aRenewingListing } from '#tests/helpers/renewing.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

// Every page of the policy, with the content of the demo site and with the responses to empty forms, validated
// against the HTML specification.

const { db, connectionString } = useDatabase()

const actors = new Map<Kind, Actor>()
const named: Record<string, string> = {}
let renewing: Awaited<ReturnType<typeof aRenewingListing>> | undefined

async function actorBy(email: string): Promise<Actor> {
  const found = db.selectFrom('profiles').select(['id', 'role', 'fullName']).where('email', '=', email)
  const { id, role, fullName } = await found.executeTakeFirstOrThrow()
  return anActor({ id, role, email, fullName })
}

/** Returns the number of a public item, and the ids of what belongs to a user. */
async function nameItems(user: Actor) {
  const listing = db.selectFrom('listings').select(['id', 'listingId', 'userId', 'status'])
  const shown = await listing.where('listed', '=', true).executeTakeFirstOrThrow()
  const own = await listing.where('userId', '=', user.id).executeTakeFirstOrThrow()
  const ended = await listing.where('status', '=', 'expired').executeTakeFirst()
  const ads = await db.selectFrom('ads').select(['id', 'adId', 'userId', 'status']).execute()
  const { id: payment } = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  const { id: layout } = await db.selectFrom('layoutConfigs').select('id').executeTakeFirstOrThrow()
  Object.assign(named, {
    poster: shown.userId,
    shownNumber: String(shown.listingId),
    endedNumber: String(ended?.listingId),
    adNumber: String(ads.find(({ status }) => status === 'active')?.adId),
    user: user.id,
    listing: own.id,
    ad: ads.find(({ userId }) => userId === user.id)?.id,
    payment,
    layout,
  })
  await db.updateTable('ads').set({ status: 'active' }).where('userId', '=', user.id).execute()
}

beforeAll(async () => {
  await fillWithDemo(connectionString, 200)
  const user = await actorBy('sergey@haulpost.example')
  actors.set('user', user)
  actors.set('admin', await actorBy('admin@haulpost.example'))
  renewing = await aRenewingListing(db)
  actors.set('payer', await actorBy(renewing.payer.email))
  await nameItems(user)
  const { customer } = await renewing.payer.payments.stripe.paymentMethods.retrieve(renewing.paymentMethodId)
  const portal = await renewing.payer.payments.stripe.billingPortal.sessions.create({
    customer: typeof customer === 'string' ? customer : (customer?.id ?? ''),
  })
  const intent = await renewing.payer.payments.stripe.paymentIntents.create({
    amount: 4000,
    currency: 'usd',
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
    return_url: SITE_URL,
  })
  const report = new URLSearchParams({ reason: 'spam', details: 'It is not what it says.' })
  await (await siteWith(db)).post(`/report/listings/${named['shownNumber']}`, report)
  Object.assign(named, { renewed: renewing.id, portal: portal.id, bank: intent.client_secret ?? '' })
}, 60_000)

/** Each kind of user reads another language, which the address names. */
const LANGUAGE: Readonly<Record<Kind, Locale>> = { visitor: 'es', user: 'ru', payer: 'en', admin: 'es' }

/** Addresses without a language: those of files, and those whose response leads to the page before. */
const WITHOUT_LANGUAGE =
  /^\/(?:(?:api|assets|media|sandbox)\/|dev\/payments|(?:language|theme)$|[\w-]+\.(?:ico|svg|png|webmanifest))/u

const addressIn = (language: Locale, address: string) =>
  WITHOUT_LANGUAGE.test(address)
    ? address
    : `${START[language]}${address}`.replace(/(?<=^\/..)\/(?=\?|$)/u, '')

/** Returns the links and forms of a page that leave the language of its address. */
function straysIn(html: string, address: string): readonly string[] {
  const [start] = /^\/(?:ru|es)\b/u.exec(address) ?? []
  if (!start) return []
  const links = [...html.matchAll(/\s(?:href|action|formAction)="(\/[^"]*)"/giu)].map(([, link = '']) => link)
  const stays = new RegExp(`^${start}(?:[/?#]|$)`, 'u')
  return links.filter((link) => !stays.test(link) && !WITHOUT_LANGUAGE.test(link))
}

const filled = (address: string) =>
  address.replaceAll(/\{(\w+)\}/gu, (_, name: string) => named[name] ?? name)

async function siteOf(kind: Kind) {
  const actor = actors.get(kind) ?? null
  return siteWith(db, { actor, payments: renewing?.payer.payments })
}

const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** What a validator says where a schema names no message: nothing for users. */
const RAW = /Invalid (?:input|option)[^<"]{0,60}|(?:expected|received) undefined|Too (?:small|big): expected/u

type Checked = {
  readonly faults: readonly string[]
  readonly raw: string | null
  readonly status: number
  readonly strays: readonly string[]
}

/** Returns what is wrong with a page, and with its response to an empty form. */
async function checked(address: string, kind: Kind, writes: boolean): Promise<readonly Checked[]> {
  const site = await siteOf(kind)
  const headers = { 'accept-language': LANGUAGE[kind] }
  const page = addressIn(LANGUAGE[kind], filled(address))
  const read = await site.get(page, headers)
  const responses = writes ? [read, await site.post(page, new URLSearchParams({ x: '1' }), headers)] : [read]
  return Promise.all(
    responses.filter(isPage).map(async (response) => {
      const html = await response.text()
      return {
        faults: await htmlFaults(html),
        raw: RAW.exec(html)?.[0] ?? null,
        status: response.status,
        strays: straysIn(html, page),
      }
    }),
  )
}

describe('the HTML of a page', () => {
  test.for(PAGES)(
    '[WEB-05] is valid, and [LANG-06] stays in its language: $address as $kind',
    async ({ address, kind, writes }) => {
      const pages = await checked(address, kind, writes)

      const faults = pages.flatMap((page) => page.faults)

      expect(faults).toEqual([])
      expect(pages.flatMap(({ raw }) => raw ?? [])).toEqual([])
      expect(pages.filter(({ status }) => status >= 500)).toEqual([])
      expect(pages.flatMap(({ strays }) => strays)).toEqual([])
    },
  )

  test('[WEB-05] is valid for those who are not let in, or who are led to sign in', async () => {
    const pages = await Promise.all([
      checked('/admin/users', 'user', true),
      checked('/dashboard', 'visitor', true),
      checked('/signin?to=%2Fadmin', 'visitor', false),
    ])

    expect(pages.flat().flatMap(({ faults }) => faults)).toEqual([])
  })

  test('[WEB-05] would be found invalid if a form stood in a form, or a heading were empty', async () => {
    const html = (body: string) =>
      `<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1>${body}</main></body></html>`
    const button = '<button type="submit">x</button>'

    expect(await htmlFaults(html('<p>x</p>'))).toEqual([])
    expect(
      await htmlFaults(html(`<form>${button}<dialog><form>${button}</form></dialog></form>`)),
    ).not.toEqual([])
    expect(await htmlFaults(html('<h2></h2>'))).not.toEqual([])
    expect(await htmlFaults(html('<p id="a">x</p><p id="a">x</p>'))).not.toEqual([])
    expect(await htmlFaults(html('<dl><div><svg></svg><dt>a</dt><dd>b</dd></div></dl>'))).not.toEqual([])
    expect(await htmlFaults(html('<ul role="alert"><li>x</li></ul>'))).not.toEqual([])
    expect(await htmlFaults(html('<label>x <input type="date" maxlength="9" /></label>'))).not.toEqual([])
  })
})

test('[WEB-05] the HTML of mails is valid', async () => {
  const site = await siteWith(db)
  const address = { email: 'maria@haulpost.example' }
  const message = {
    name: 'Ann',
    email: 'ann@example.com',
    phone: '',
    subject: 'Hello',
    message: 'Is it <new>?',
  }
  const account = {
    fullName: 'Ann',
    email: 'ann@example.com',
    password: 'quite a long one 7',
    confirmPassword: 'quite a long one 7',
  }
  await site.post('/signup', new URLSearchParams(account))
  await site.post('/forgot-password', new URLSearchParams(address))
  await site.post('/contact', new URLSearchParams(message))
  await site.post('/contact', new URLSearchParams(message))

  const sealed = await db.selectFrom('mailOutbox').select(['template', 'html', 'body']).execute()
  const mails = sealed.flatMap((mail) => unsealMail(mail) ?? [])
  const faults = await Promise.all(mails.map(async ({ html }) => htmlFaults(html)))

  expect(new Set(mails.map(({ template }) => template)).size).toBeGreaterThan(2)
  expect(faults.flat()).toEqual([])
})
