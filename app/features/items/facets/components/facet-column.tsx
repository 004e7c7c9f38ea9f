import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { KeptParams } from '#app/ui/kept-params.tsx'
import { type Markup, MarkupPart } from '#app/ui/markup.tsx'

const ID = 'facets'

/** What the form does beyond sending itself comes in a file of its own, after the page. */
function useFacetForm(total: number) {
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(total)
  const submit = useSubmit()
  useEffect(() => setCount(total), [total])
  useEffect(() => {
    let end = () => {}
    let isGone = false
    const watch = async () => {
      const { watchFacetForm } = await import('../facet-form.ts')
      const open = (params: URLSearchParams) => void submit(params, { preventScrollReset: true })
      if (form.current && !isGone) end = watchFacetForm(form.current, { open, show: setCount })
    }
    watch().catch(() => {})
    return () => {
      isGone = true
      end()
    }
  }, [submit])
  return { form, count }
}

/** Opens the drawer where the column has no room beside the list. */
export function FacetsOpener({ set }: { set: number }) {
  const t = useT()
  return (
    <button type="button" className="button-quiet facets-opener" popoverTarget={ID}>
      <SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />
      {t('listings.filters')}
      {set > 0 && (
        <>
          <span aria-hidden>· {set}</span>
          <span className="sr-only">{t('listings.filtersActive', { count: set })}</span>
        </>
      )}
    </button>
  )
}

function Head() {
  const t = useT()
  return (
    <div className="facets-head">
      <h2>{t('listings.filters')}</h2>
      <button
        type="button"
        className="facets-close icon-button"
        popoverTarget={ID}
        popoverTargetAction="hide"
        aria-label={t('shell.close')}
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </div>
  )
}

type Props = {
  /** `ColumnFields`, which only the server renders. */
  fields: Markup
  total: number
}

/**
 * All filters of a list ([FACET-01], [CAT-05], [CAT-10]): a column beside it where there is room, a drawer elsewhere. All are
 * in the address.
 */
export function FacetColumn({ fields, total }: Props) {
  const t = useT()
  const { form, count } = useFacetForm(total)
  return (
    <aside id={ID} popover="auto" className="facets" aria-label={t('listings.filters')}>
      <Form ref={form} aria-label={t('listings.filters')}>
        <Head />
        <MarkupPart markup={fields} />
        <KeptParams only={['near', 'to', 'within', 'sort', 'view']} />
        <div className="facets-go">
          <button type="submit" className="button-primary">
            {t('listings.showResults', { count })}
          </button>
          <p role="status" className="sr-only">
            {count !== total && t('listings.showResults', { count })}
          </p>
        </div>
      </Form>
    </aside>
  )
}
