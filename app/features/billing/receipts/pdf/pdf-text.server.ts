import { fontFile, openSplitter, SUBSETS } from '#app/platform/images/share/letters.server.ts'

/** The weights of the typeface in a file. */
const WEIGHTS = { plain: 400, bold: 700 } as const
type Weight = keyof typeof WEIGHTS

type Splitter = ReturnType<typeof openSplitter>
const splitters = new Map<Weight, Splitter>()

function splitterOf(weight: Weight): Splitter {
  const splitter = splitters.get(weight) ?? openSplitter(WEIGHTS[weight])
  splitters.set(weight, splitter)
  return splitter
}

export type TextStyle = {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  readonly align?: 'left' | 'right'
}

export type Box = { readonly x: number; readonly y: number; readonly width: number }

type Run = ReturnType<Splitter>[number]

function selectFont(doc: PDFKit.PDFDocument, { subset }: Run, weight: Weight) {
  return doc.font(fontFile(SUBSETS[subset] ?? SUBSETS[0], WEIGHTS[weight]))
}

/** The library aligns each run by itself, one over the other. */
function widthOf(doc: PDFKit.PDFDocument, runs: readonly Run[], weight: Weight): number {
  return runs.reduce((sum, run) => sum + selectFont(doc, run, weight).widthOfString(run.text), 0)
}

/**
 * Writes a text into a box, over as many lines as it needs: Latin and Cyrillic letters are in different files of the
 * typeface. Returns where the next line begins.
 */
export function writeText(doc: PDFKit.PDFDocument, text: string, box: Box, style: TextStyle): number {
  const { size, weight = 'plain', color = '#1c1a17', align = 'left' } = style
  doc.fontSize(size).fillColor(color)
  doc.y = box.y
  for (const line of text.split('\n')) {
    const runs = splitterOf(weight)(line)
    const indent = align === 'right' ? Math.max(0, box.width - widthOf(doc, runs, weight)) : 0
    doc.x = box.x + indent
    for (const [index, run] of runs.entries())
      selectFont(doc, run, weight).text(run.text, {
        width: box.width - indent + 1,
        continued: index < runs.length - 1,
      })
  }
  return doc.y
}
