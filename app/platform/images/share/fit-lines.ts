type Box = {
  readonly maxWidth: number
  readonly maxLines: number
  readonly widthOf: (text: string) => number
}

const ELLIPSIS = '…'

/** Returns the longest beginning of a text that fits with an ellipsis. */
function shortened(text: string, { maxWidth, widthOf }: Box): string {
  const letters = Array.from(text)
  while (letters.length > 1 && widthOf(letters.join('').trimEnd() + ELLIPSIS) > maxWidth) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

/** Returns how many letters of a word fit on a line of its own; at least one. */
function lettersThatFit(word: string, { maxWidth, widthOf }: Box): number {
  const letters = Array.from(word)
  const over = letters.findIndex((_, i) => widthOf(letters.slice(0, i + 1).join('')) > maxWidth)
  return over === -1 ? letters.length : Math.max(1, over)
}

/** Breaks the words that are wider than a line. */
function piecesOf(text: string, box: Box): readonly string[] {
  return text.split(' ').flatMap((word) => {
    const pieces: string[] = []
    let rest = word
    while (rest !== '') {
      const piece = Array.from(rest).slice(0, lettersThatFit(rest, box)).join('')
      pieces.push(piece)
      rest = rest.slice(piece.length)
    }
    return pieces
  })
}

/** Breaks a text into lines of a width. What is beyond the last line gives way to an ellipsis. */
export function fitLines(text: string, box: Box): readonly string[] {
  const lines: string[] = []
  for (const piece of piecesOf(text, box)) {
    const last = lines.at(-1)
    const longer = last === undefined ? piece : `${last} ${piece}`
    if (last !== undefined && box.widthOf(longer) <= box.maxWidth) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  if (lines.length <= box.maxLines) return lines
  const rest = lines.slice(box.maxLines - 1).join(' ')
  return [...lines.slice(0, box.maxLines - 1), shortened(rest, box)]
}
