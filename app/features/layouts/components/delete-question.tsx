import { Form } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { LayoutCard } from '../editor/editor-state.ts'

/** The parameter of the list that asks whether to delete a layout, for browsers without JavaScript. */
const ASKED = 'delete'

export const layoutAsked = (params: URLSearchParams): string => params.get(ASKED) ?? ''

export const askToDelete = (id: string) => `/admin/layout?${new URLSearchParams({ [ASKED]: id })}`

/** What is lost with a layout, in the words of both questions. */
export function DeleteConsequence({ layout }: { layout: LayoutCard }) {
  const t = useAdminT()
  return (
    <>
      <p>{t('layouts.deleteText', layout)}</p>
      {layout.isActive && <p className="mt-2">{t('layouts.deleteActiveText')}</p>}
    </>
  )
}

/** Asks in the exact words on the page itself ([LAY-01]). */
export function DeleteQuestion({ layout }: { layout: LayoutCard }) {
  const t = useAdminT()
  return (
    <Notice tone="bad" title={t('layouts.deleteQuestion')}>
      <DeleteConsequence layout={layout} />
      <div className="flex flex-wrap gap-2">
        <a href="/admin/layout" className="button-quiet">
          {t('layouts.cancel')}
        </a>
        <Form method="post" action="/admin/layout">
          <input type="hidden" name="id" value={layout.id} />
          <button name="change" value="delete" className="button-danger">
            {t('layouts.delete')}
          </button>
        </Form>
      </div>
    </Notice>
  )
}
