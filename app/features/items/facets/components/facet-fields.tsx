import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { TextFilter } from '#app/ui/filters.tsx'
import type { FacetOption, FacetView } from '../facet-view.ts'
import { RangeSteps } from './range-steps.tsx'

function OptionBox({ param, value, name, count, isChosen }: FacetOption) {
  const isEmpty = count === 0 && !isChosen
  return (
    <label className="facet-option" data-empty={isEmpty || undefined}>
      <input type="checkbox" name={param} value={value} defaultChecked={isChosen} disabled={isEmpty} />
      <span>{name}</span>
      <small>{count}</small>
    </label>
  )
}

const optionBoxes = (options: readonly FacetOption[]) =>
  options.map((option) => <OptionBox key={`${option.param} ${option.value}`} {...option} />)

/** The choices of a facet; of many, the rare ones are folded. */
function Options({ id, options, more, moreName }: Extract<FacetView, { kind: 'options' }>) {
  return (
    <>
      {optionBoxes(options)}
      {more.length > 0 && (
        <details id={`more-${id}`}>
          <summary className="facet-more">{moreName}</summary>
          {optionBoxes(more)}
        </details>
      )}
    </>
  )
}

type PartProps = { id: string; name: string; isOpen: boolean; children: ReactNode }

/** One foldable part of the column. */
export function FacetPart({ id, name, isOpen, children }: PartProps) {
  return (
    <details id={`facet-${id}`} className="facet" open={isOpen}>
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

/** A facet of the column ([FACET-01]). The ends of a range have one name: without JavaScript addresses carry both. */
export function FacetFields({ facet }: { facet: FacetView }) {
  return (
    <FacetPart id={facet.id} name={facet.name} isOpen={facet.isOpen}>
      {facet.kind === 'options' ? (
        <Options {...facet} />
      ) : (
        <>
          <div className="facet-range">
            <TextFilter isEnd type="text" name={facet.id} label={facet.fromName} value={facet.from} />
            <TextFilter isEnd type="text" name={facet.id} label={facet.toName} value={facet.to} />
          </div>
          <RangeSteps steps={facet.steps} />
        </>
      )}
    </FacetPart>
  )
}
