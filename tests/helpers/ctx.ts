import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Actor } from '#app/lib/actor.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { fakePayments } from '../fakes/payments.ts'
import { NOW } from './clock.ts'
import './site-key.ts'
import { testImageProcessor, testShareImages } from './pictures.ts'

/** An actor with what is not given filled in. */
export function anActor(given: Partial<Actor> = {}): Actor {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    role: 'user',
    email: 'driver@example.com',
    fullName: 'Dana Driver',
    language: null,
    authenticatedAt: NOW,
    ...given,
  }
}

type Given = Partial<
  Pick<
    Ctx,
    'actor' | 'locale' | 'now' | 'random' | 'visitor' | 'site' | 'pictures' | 'payments' | 'impressions'
  >
>

/** The context of a use case: a visitor who reads English, at NOW, unless the test says otherwise. */
export function ctxFor(db: Db, given: Given = {}): Ctx {
  const locale = given.locale ?? 'en'
  let payments: Ctx['payments'] | undefined
  return {
    db,
    actor: null,
    locale,
    t: TRANSLATE[locale],
    now: NOW,
    requestId: 'test-request',
    visitor: { address: '203.0.113.7', userAgent: 'test' },
    site: {
      publicUrl: 'http://localhost:3000',
      adminEmail: 'admin@haulpost.example',
      showsOutbox: true,
      showsSimulation: true,
      sparesLoopback: false,
      passwordMin: 8,
      refusesCommonPasswords: true,
      adminsNeedTwoFactor: false,
      holdFirstPosts: 0,
      backsUpDaily: false,
      blockedHosts: [],
      seller: { name: '', address: '', phone: '', email: '', taxId: '' },
      timeZone: DEFAULT_TIME_ZONE,
      missing: [],
    },
    log: openLog('silent'),
    counts: createCache(0, () => NOW.getTime()),
    pictures: testImageProcessor(),
    shareImages: testShareImages(),
    impressions: { note() {} },
    get payments() {
      return (payments ??= fakePayments().payments)
    },
    random: () => 0.5,
    ...given,
  }
}
