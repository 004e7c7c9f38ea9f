import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import type { ShownFact } from '../offered-facts.ts'

type Props = {
  readonly facts: readonly ShownFact[]
  /** Where everything else of the listing is edited. */
  readonly editAt: string
}

/** The facts found in the texts of a listing, none of them chosen, and the way to all others ([ATTR-19]). */
export function FactsForm({ facts, editAt }: Props) {
  const t = useAccountT()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-4">
      <p>{facts.length > 0 ? t('posting.factsFound') : t('posting.factsNotFound')}</p>
      {facts.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="section-name">{t('posting.factsInText')}</legend>
          {facts.map(({ key, label, value, words }) => (
            <label key={key} className="choice-chip flex-wrap justify-self-start">
              <input type="checkbox" name="confirmed" value={key} />
              <b>
                {label}: {value}
              </b>
              <small className="text-muted">{t('posting.factsWords', { words })}</small>
            </label>
          ))}
        </fieldset>
      )}
      <div className="form-end">
        {facts.length > 0 && (
          <OnceButton busy={busy} name="next" value="save" className="button-primary">
            {t('posting.factsConfirm')}
          </OnceButton>
        )}
        <Link to={editAt} className="button-quiet">
          {t('posting.factsMore')}
        </Link>
        <OnceButton busy={busy} name="next" value="dismiss" className="button-quiet">
          {t('posting.factsDismiss')}
        </OnceButton>
      </div>
    </Form>
  )
}
