import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { replaceContent } from './replace-content.ts'

/**
 * A part of a page that only the server renders: the browser shows it as it is, and one handler works for all of it.
 * `html` is null where the document contains it already, so that no text is sent twice.
 */
export type Markup = { readonly id: string; readonly html: string | null }

/** The markup of a document by id, while the server renders it. */
const DocumentMarkup = createContext<ReadonlyMap<string, string> | null>(null)
export const DocumentMarkupProvider = DocumentMarkup.Provider

/** What the first document contained, by id: a page that is shown again needs it again. */
const kept = new Map<string, string>()

function keptFromDocument(id: string): string {
  const known = kept.get(id)
  if (known !== undefined) return known
  const found = document.getElementById(id)?.innerHTML ?? ''
  kept.set(id, found)
  return found
}

/** React writes the first markup; later ones are written here, because React would not know what changed within. */
function useShown(place: RefObject<HTMLElement | null>, html: string): string {
  const [first] = useState(html)
  const shown = useRef(html)
  useLayoutEffect(() => {
    if (!place.current || shown.current === html) return
    shown.current = html
    replaceContent(place.current, html)
  }, [place, html])
  return first
}

type Props = {
  markup: Markup
  className?: string
  /** Called whenever there is other markup to attend to; what it returns is called before it goes. */
  onShown?: (place: HTMLElement) => () => void
}

/** Shows markup of the server. */
export function MarkupPart({ markup: { id, html }, className, onShown }: Props) {
  const inDocument = useContext(DocumentMarkup)
  const place = useRef<HTMLDivElement>(null)
  const wanted = html ?? inDocument?.get(id) ?? (typeof document === 'undefined' ? '' : keptFromDocument(id))
  const first = useShown(place, wanted)
  useEffect(() => (place.current ? onShown?.(place.current) : undefined), [onShown, wanted])
  return (
    <div
      ref={place}
      id={id}
      className={className}
      // oxlint-disable-next-line react/no-danger -- React rendered and escaped it on the server (decision 0090)
      dangerouslySetInnerHTML={{ __html: first }}
      suppressHydrationWarning
    />
  )
}
