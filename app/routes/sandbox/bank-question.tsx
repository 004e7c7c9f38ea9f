import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Plate } from '#app/ui/plate.tsx'
import { answer } from '../answer.server.ts'
import { anyone } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/bank-question'
import { SandboxNote } from './sandbox-note.tsx'
import { doneBy, ownPath, shownTo, standInOf } from './visit.server.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const { payments, site, t } = anyone(context)
  const { returnUrl, isOpen, amountCents } = shownTo(standInOf({ payments }).question(params.intent))
  const said = { title: t('cardForm.askTitle'), description: '', path: '/sandbox/3ds', index: false }
  return { meta: pageMeta(site, t, said), isOpen, amountCents, back: ownPath(returnUrl, site.publicUrl) }
}

const wanted = z.object({ answer: z.enum(['complete', 'fail']) })

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = anyone(context)
  const standIn = standInOf(ctx)
  const said = await answer(ctx, await readForm(request, wanted), async (given) => {
    const { returnUrl } = doneBy(standIn.answerBank(params.intent, given.answer === 'complete'))
    return ownPath(returnUrl, ctx.site.publicUrl)
  })
  return said.data.outcome === 'done' ? redirect(said.data.value) : said
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Answered({ back }: { back: string }) {
  const t = useMemberT()
  return (
    <Plate title={t('sandbox.answeredTitle')} text={t('sandbox.answeredText')}>
      <Link to={back} reloadDocument className="button-primary">
        {t('sandbox.back')}
      </Link>
    </Plate>
  )
}

/** Stands for the page of a bank that asks the owner of a card, and leads back ([PAY-02], [PAY-07]). */
export default function BankQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMemberT()
  const { isOpen, amountCents, back } = loaderData
  if (!isOpen) return <Answered back={back} />
  const text =
    amountCents === undefined
      ? t('cardForm.askToKeep')
      : t('cardForm.askToPay', { amount: formatCents(amountCents, t.locale) })
  return (
    <Plate title={t('cardForm.askTitle')} text={text}>
      <div className="grid gap-5">
        {actionData && <Notice tone="bad" title={t('common.unexpected')} />}
        <SandboxNote>{t('sandbox.bankNote')}</SandboxNote>
        {/* A whole document: what the bank leads back to is none of its pages. */}
        <Form method="post" reloadDocument className="flex flex-wrap gap-3">
          <button name="answer" value="complete" className="button-primary">
            {t('sandbox.complete')}
          </button>
          <button name="answer" value="fail" className="button-quiet">
            {t('sandbox.fail')}
          </button>
        </Form>
      </div>
    </Plate>
  )
}
