import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ContactForm } from '#app/features/contact/components/contact-form.tsx'
import { ContactInfo } from '#app/features/contact/components/contact-info.tsx'
import { MessageSent } from '#app/features/contact/components/message-sent.tsx'
import { markOpened } from '#app/features/contact/fill-time.server.ts'
import { contactForm } from '#app/features/contact/schema.ts'
import { sendMessage } from '#app/features/contact/send-message.server.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { operatorLine } from '#app/lib/operator.ts'
import { headersOfAction } from '../account/account-page.ts'
import { anyone } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/contact'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const { site, t } = ctx
  const head = { title: t('contact.title'), description: t('contact.description'), path: '/contact' }
  // A form without the mark has to be sent twice; a page without the form would be worse.
  const opened = await markOpened(ctx).catch(() => '')
  return {
    opened,
    draftWords: {
      saved: t('forms.draftSaved'),
      restored: t('forms.restored'),
      startOver: t('forms.startOver'),
    },
    user: ctx.actor?.id ?? '',
    operator: operatorLine(site.seller),
    meta: pageMeta(site, t, head),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = await readForm(request, contactForm(ctx.t))
  return runFormAction(ctx, form, (message) => sendMessage(ctx, message), { reset: true })
}

/** A request that is lost, or intercepted, leaves the form as it is ([CON-03]). */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => LOST_RESPONSE)
}

function isTooQuick(result: unknown): boolean {
  const isResult = typeof result === 'object' && result !== null && 'refusal' in result
  const refusal = isResult ? result.refusal : null
  if (typeof refusal !== 'object' || refusal === null || !('code' in refusal)) return false
  return refusal.code === 'contact.tooQuick'
}

/** Nothing here changes by writing, and a reload that fails would take the form away. A mark may have become too old. */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs) {
  return isTooQuick(actionResult)
}

/** Not kept for others: each reader opens the form at a moment of their own. */
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const t = useT()
  const [writesAnother, setWritesAnother] = useState<unknown>(null)
  return (
    <div className="frame max-w-5xl py-8">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('contact.title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('contact.lead')}</p>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_262px]">
        <div className="grid content-start gap-4">
          <h2 className="section-name mb-0">{t('contact.formTitle')}</h2>
          {actionData?.outcome === 'done' && <MessageSent staysByWriting={writesAnother === actionData} />}
          <div onInput={() => setWritesAnother(actionData)}>
            <ContactForm {...loaderData} result={actionData} />
          </div>
        </div>
        <ContactInfo operator={loaderData.operator} />
      </div>
    </div>
  )
}
