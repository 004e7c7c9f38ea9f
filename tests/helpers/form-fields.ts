const part = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1]

function chosenIn(select: string): string {
  const options = select.match(/<option[^>]*>/gu) ?? []
  const option = options.find((one) => one.includes(' selected=""')) ?? options[0]
  return (option && part(option, 'value')) ?? ''
}

const isSent = (tag: string) =>
  !tag.includes(' disabled=""') && (part(tag, 'type') !== 'checkbox' || tag.includes(' checked=""'))

/** Returns the fields of a form by name, as a browser sends them: without boxes that are not checked. */
export function formFields(html: string): readonly (readonly [string, string])[] {
  const controls = html.match(/<input[^>]*>|<select[^>]*>.*?<\/select>/gsu) ?? []
  return controls.filter(isSent).flatMap((control) => {
    const name = part(control, 'name')
    const value = control.startsWith('<select') ? chosenIn(control) : (part(control, 'value') ?? '')
    return name === undefined ? [] : [[name, value] as const]
  })
}
