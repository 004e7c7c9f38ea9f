import { createHmac, randomBytes } from 'node:crypto'
import { keyOfDay } from '#app/features/views/hash-visitor.server.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { whyTooQuick } from './rules.ts'

type Asking = Pick<Ctx, 'db' | 'now' | 'counts'>

async function signed(ctx: Asking, opened: string): Promise<string> {
  const signature = createHmac('sha256', await keyOfDay(ctx, 'contact form'))
    .update(opened)
    .digest('base64url')
  return `${opened}.${signature}`
}

/**
 * Returns a signed mark of when the form was opened, for a hidden field. Valid for the day. Two forms never have the
 * same mark, so that each is accepted once.
 */
export function markOpened(ctx: Asking): Promise<string> {
  return signed(ctx, `${ctx.now.getTime()}.${randomBytes(9).toString('base64url')}`)
}

async function openedAt(ctx: Asking, mark: string): Promise<Date | null> {
  const { opened = '', at } = /^(?<opened>(?<at>\d{13})\.[\w-]{12})\.[\w-]{43}$/u.exec(mark)?.groups ?? {}
  return opened && (await signed(ctx, opened)) === mark ? new Date(Number(at)) : null
}

/** Why a message with this mark must wait. Programs on this machine may be fast (D-40). */
export async function whyNotYet(ctx: Ctx, mark: string): Promise<Refusal | null> {
  if (ctx.site.sparesLoopback && ctx.visitor.isLocal) return null
  return whyTooQuick(await openedAt(ctx, mark), ctx.now)
}
