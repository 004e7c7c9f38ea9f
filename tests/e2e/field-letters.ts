/** Phones magnify the page at a field with smaller letters, and do not go back. */
export function letterProblems(): string[] {
  const minLetters = 16
  if (!matchMedia('(pointer: coarse)').matches) return []
  const fields = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea'
  return [...document.querySelectorAll(fields)].flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize)
    return size < minLetters && field.checkVisibility() ? [`letters of ${size} px: ${field.id}`] : []
  })
}
