/** As the `ref` of what appears where the focus was, such as an outcome in place of its form: the focus goes there. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
