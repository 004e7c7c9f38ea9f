import { refusalsOf } from '#app/features/billing/pauses/find-pause.server.ts'
import { whyPaused } from '#app/features/billing/pauses/rules.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'

/** What a page about cards says of refused ones: how many count, and the pause they led to ([PAY-03]). */
export async function pauseShown(ctx: PersonalCtx) {
  const { declines, pause } = await refusalsOf(ctx)
  const why = pause && whyPaused(pause, ctx.now)
  return { declines, paused: why && { text: ctx.t.said(why.code, why.params), canLift: pause.canLift } }
}
