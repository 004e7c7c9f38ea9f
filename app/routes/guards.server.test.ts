import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { requestContext, wantedPageContext } from '#app/request-context.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { anyone, requireAdmin, requireUser } from './guards.server.ts'

const { db } = useDatabase()

const contextOf = (actor: Actor | null) => {
  const context = new RouterContextProvider()
  context.set(requestContext, ctxFor(db, { actor }))
  return context
}

const refusalOf = (guard: typeof requireAdmin, actor: Actor | null): unknown => {
  try {
    return guard(contextOf(actor))
  } catch (error) {
    return error
  }
}

describe('the ways to a context', () => {
  test('a public page needs no user', () => {
    expect(anyone(contextOf(null)).actor).toBeNull()
  })

  test('[AUTH-04] what needs a user gets 401 for a visitor', () => {
    expect(refusalOf(requireUser, null)).toMatchObject({
      data: { code: 'common.signInFirst' },
      init: { status: 401 },
    })
    expect(requireUser(contextOf(anActor())).actor.email).toBe('driver@example.com')
  })

  test('[DASH-01] a visitor who looks at a page is led to the sign-in page, and from there back', () => {
    const context = contextOf(null)
    context.set(wantedPageContext, '/dashboard?status=sold&page=2')
    const thrown = (() => {
      try {
        return requireUser(context)
      } catch (error) {
        return error
      }
    })()

    expect(thrown).toBeInstanceOf(Response)
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(
      '/signin?to=%2Fdashboard%3Fstatus%3Dsold%26page%3D2',
    )
  })

  test('[ADM-01] what needs an admin gets 401 for a visitor and 403 for a member', () => {
    expect(refusalOf(requireAdmin, null)).toMatchObject({ init: { status: 401 } })
    expect(refusalOf(requireAdmin, anActor())).toMatchObject({
      data: { code: 'common.adminsOnly' },
      init: { status: 403 },
    })
    expect(requireAdmin(contextOf(anActor({ role: 'admin' }))).actor.role).toBe('admin')
  })
})
