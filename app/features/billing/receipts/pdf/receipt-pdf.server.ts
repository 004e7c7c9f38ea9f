import PDFDocument from 'pdfkit'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { type Issue, type ReceiptContent, receiptContent } from '../receipt-content.ts'
import { type Box, writeText } from './pdf-text.server.ts'

type Doc = PDFKit.PDFDocument

/** In points: a Letter page is 612 wide. */
const MARGIN = 54
const WIDTH = 612 - 2 * MARGIN
const GAP = 24
const AMOUNT_WIDTH = 110
const MUTED = '#6b655c'
const PRIMARY = '#3d3fc4'

const LOGO = {
  shield: 'M15 0C18 2 24 2 27 1c3 6 3 12 2 18-1 6-6 10-14 13C7 29 2 25 1 19 0 13 0 7 3 1c3 1 9 1 12-1Z',
  letter: 'M10 9.500h2.600v4.400h4.800V9.500H20v12h-2.600v-5.300h-4.800v5.300H10z',
} as const

function drawHead(doc: Doc, siteName: string, title: string): number {
  doc.save().translate(MARGIN, MARGIN)
  doc.path(LOGO.shield).fill(PRIMARY)
  doc.path(LOGO.letter).fill('#ffffff')
  doc.restore()
  writeText(doc, siteName, { x: MARGIN + 40, y: MARGIN + 7, width: 240 }, { size: 18, weight: 'bold' })
  return writeText(doc, title, { x: MARGIN, y: MARGIN + 52, width: WIDTH }, { size: 22, weight: 'bold' }) + 14
}

/** Draws columns beside each other. Returns the end of the longest. */
function drawColumns<T>(
  doc: Doc,
  y: number,
  columns: readonly T[],
  draw: (one: T, box: Box) => number,
): number {
  const width = (WIDTH - GAP * (columns.length - 1)) / columns.length
  const ends = columns.map((one, i) => draw(one, { x: MARGIN + i * (width + GAP), y, width }))
  return Math.max(y, ...ends) + 18
}

function drawParty(doc: Doc, { role, name, lines }: ReceiptContent['parties'][number], box: Box): number {
  let y = writeText(doc, role, box, { size: 9, color: MUTED })
  y = writeText(doc, name, { ...box, y }, { size: 11, weight: 'bold' })
  for (const line of lines) y = writeText(doc, line, { ...box, y }, { size: 10 })
  return y
}

function drawFact(doc: Doc, [name, value]: ReceiptContent['facts'][number], box: Box): number {
  const y = writeText(doc, name, box, { size: 9, color: MUTED })
  return writeText(doc, value, { ...box, y }, { size: 10.5, weight: 'bold' })
}

function drawRule(doc: Doc, y: number, isStrong: boolean): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(isStrong ? 1.5 : 0.5)
    .stroke(isStrong ? '#1c1a17' : '#c9c2b6')
}

type Row = {
  readonly name: (box: Box) => number
  readonly amount: string
  readonly isStrong: boolean
  readonly size: number
}

function drawRow(doc: Doc, y: number, { name, amount, isStrong, size }: Row): number {
  drawRule(doc, y, isStrong)
  const top = y + 7
  const right = { x: MARGIN + WIDTH - AMOUNT_WIDTH, y: top, width: AMOUNT_WIDTH }
  const weight = isStrong && size > 9 ? ('bold' as const) : ('plain' as const)
  const color = size > 9 ? '#1c1a17' : MUTED
  const end = writeText(doc, amount, right, { size, weight, color, align: 'right' })
  return Math.max(end, name({ x: MARGIN, y: top, width: WIDTH - AMOUNT_WIDTH - GAP })) + 7
}

function drawItem(doc: Doc, item: ReceiptContent['item'], box: Box): number {
  let y = writeText(doc, item.purpose, box, { size: 10.5, weight: 'bold' })
  for (const line of [item.title, item.number, item.parts, item.period].filter(Boolean))
    y = writeText(doc, line, { ...box, y }, { size: 10 })
  return y
}

function drawAmounts(doc: Doc, start: number, { columns, item, amount, totals }: ReceiptContent): void {
  const named = (text: string, size: number, isStrong: boolean) => (box: Box) =>
    writeText(doc, text, box, {
      size,
      weight: isStrong ? 'bold' : 'plain',
      color: size > 9 ? '#1c1a17' : MUTED,
    })
  const head = { name: named(columns.item, 9, false), amount: columns.amount, isStrong: true, size: 9 }
  let y = drawRow(doc, start, head)
  y = drawRow(doc, y, { name: (box) => drawItem(doc, item, box), amount, isStrong: false, size: 10.5 })
  for (const { name, amount: sum, isStrong } of totals)
    y = drawRow(doc, y, { name: named(name, 10.5, isStrong), amount: sum, isStrong, size: 10.5 })
  drawRule(doc, y, true)
}

/** Returns the chunks of a document once it has ended. */
function bytesOf(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}

/** Returns a receipt as a PDF file of one page or more, with what its page says ([PAY-08]). */
export function renderReceiptPdf(t: AccountTranslate, issue: Issue): Promise<Buffer> {
  const { number, paidAt } = issue.receipt
  const title = t('billing.receiptTitle')
  const siteName = t('common.siteName')
  const info = {
    Title: `${title} ${number}`,
    Author: issue.seller.name || siteName,
    CreationDate: paidAt ?? new Date(0),
  }
  const doc = new PDFDocument({ size: 'LETTER', margin: MARGIN, lang: t.locale, displayTitle: true, info })
  const content = receiptContent(t, issue)
  let y = drawHead(doc, siteName, title)
  y = drawColumns(doc, y, content.parties, (party, box) => drawParty(doc, party, box))
  y = drawColumns(doc, y, content.facts, (fact, box) => drawFact(doc, fact, box))
  drawAmounts(doc, y, content)
  return bytesOf(doc)
}
