import { Form } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'

export function SignOutForm() {
  const t = useT()
  return (
    <Form method="post" action="/signout" reloadDocument>
      <button type="submit">{t('shell.logOut')}</button>
    </Form>
  )
}
