import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { useFollowing } from '#app/ui/use-following.ts'
import type { FacetOption, FacetView } from '../facet-view.ts'

/** A box that follows the address and stays the same element, so that it keeps the focus. */
function OptionBox({ param, value, name, count, isChosen }: FacetOption) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = isChosen
  }, [isChosen])
  const isEmpty = count === 0 && !isChosen
  return (
    <label className="facet-option" data-empty={isEmpty || undefined}>
      <input
        ref={box}
        id={`${param}-${value}`}
        type="checkbox"
        name={param}
        value={value}
        defaultChecked={isChosen}
        disabled={isEmpty}
      />
      <span>{name}</span>
      <span className="facet-count">{count}</span>
    </label>
  )
}

const optionBoxes = (options: readonly FacetOption[]) =>
  options.map((option) => <OptionBox key={`${option.param} ${option.value}`} {...option} />)

/** The choices of a facet; of many, the rare ones are folded. */
function Options({ options, more }: Pick<Extract<FacetView, { kind: 'options' }>, 'options' | 'more'>) {
  const t = useT()
  return (
    <>
      {optionBoxes(options)}
      {more.length > 0 && (
        <details>
          <summary className="facet-more">{t('listings.moreChoices', { count: more.length })}</summary>
          {optionBoxes(more)}
        </details>
      )}
    </>
  )
}

type EndProps = { param: string; label: string; value: number | string | null }

/** One end of a range. Both have the same name: without JavaScript the address carries them one after the other. */
function RangeEnd({ param, label, value }: EndProps) {
  const text = String(value ?? '')
  const field = useFollowing<HTMLInputElement>(text)
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        name={param}
        data-end
        defaultValue={text}
        maxLength={20}
        autoComplete="off"
        className="text-field w-full min-w-0"
      />
    </div>
  )
}

type PartProps = { name: string; isOpen: boolean; children: ReactNode }

/** One foldable part of the column. */
export function FacetPart({ name, isOpen, children }: PartProps) {
  return (
    <details className="facet" open={isOpen}>
      <summary>
        {name}
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      </summary>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  )
}

/** A facet of the column ([FACET-01]). */
export function FacetFields({ facet }: { facet: FacetView }) {
  const t = useT()
  return (
    <FacetPart name={facet.name ?? t('listings.moreFilters')} isOpen={facet.isOpen}>
      {facet.kind === 'options' ? (
        <Options options={facet.options} more={facet.more} />
      ) : (
        <div className="facet-range">
          <RangeEnd param={facet.id} label={t('listings.rangeFrom')} value={facet.from} />
          <RangeEnd param={facet.id} label={t('listings.rangeTo')} value={facet.to} />
        </div>
      )}
    </FacetPart>
  )
}
