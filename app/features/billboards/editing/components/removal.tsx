import { Form, useNavigate } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'

/** The link to the question, which has an address of its own. */
export const REMOVING = '?ask=remove'

type Props = { path: string; version: number; isOfPackage: boolean }

/** Asks before a billboard is deleted ([AD-04]), and says what is lost of a package. Works without JavaScript. */
export function RemovalQuestion({ path, version, isOfPackage }: Props) {
  const t = useAccountT()
  const navigate = useNavigate()
  return (
    <PageDialog
      title={t('billboards.remove')}
      closeLabel={t('billboards.close')}
      closeAt={path}
      onClose={() => void navigate(path, { replace: true, preventScrollReset: true })}
    >
      <Form method="post" action={`${path}?do=remove`} className="grid gap-4">
        <p>{t('billboards.removeQuestion')}</p>
        {isOfPackage && <p>{t('dashboard.deletePackageBillboard')}</p>}
        <input type="hidden" name="version" value={version} />
        <div className="flex flex-wrap gap-2">
          <button className="button-danger">{t('billboards.removeYes')}</button>
          <Link to={path} className="button-quiet">
            {t('billboards.cancel')}
          </Link>
        </div>
      </Form>
    </PageDialog>
  )
}
