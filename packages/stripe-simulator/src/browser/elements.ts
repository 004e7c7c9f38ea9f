type Attributes = Readonly<Record<string, string>>

/** Makes an element without ever reading text as HTML. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

type Listener = (event: unknown) => void

/** Event listeners as Stripe's elements have them. */
export function listeners() {
  const wanting = new Map<string, Set<Listener>>()
  const of = (event: string) => {
    const known = wanting.get(event) ?? new Set()
    wanting.set(event, known)
    return known
  }
  return {
    add: (event: string, listener: Listener) => void of(event).add(listener),
    remove(event: string, listener?: Listener) {
      if (listener) of(event).delete(listener)
      else of(event).clear()
    },
    emit(event: string, about: unknown) {
      for (const listener of of(event)) listener(about)
    },
  }
}
