import type { DocumentFont } from './glyphs'
import { colors, createPen, page, type Pen, type TextStyle } from './pen'
import type { DocumentSheet, SheetAmount } from '../../kernel/database/schema/documents'

/** A document to be printed: its sheet, and the lines about the buyer. */
export interface PrintedDocument {
  readonly sheet: DocumentSheet
  readonly buyer: readonly string[]
  /** ISO instant of issue, which stands in the file's own facts. */
  readonly issuedAt: string
}

const width = page.right - page.left
const half = width / 2 - 12

const whole: TextStyle = { size: 10, color: colors.ink, left: page.left, width }
const small: TextStyle = { ...whole, size: 9, color: colors.soft }
const heading: TextStyle = { ...whole, size: 9, color: colors.lagoon }
const rightHalf = { left: page.right - half, width: half }
const leftHalf = { left: page.left, width: half }
const factName: TextStyle = { ...small, size: 10, width: 120 }
const factValue: TextStyle = { ...whole, left: page.left + 132, width: width - 132 }
const itemText: TextStyle = { ...whole, width: width - 150 }
const itemAmount: TextStyle = { ...whole, left: page.right - 140, width: 140, isRight: true }

const GAP = 20
const ROW_GAP = 4

/** Draws a document on A4 and resolves the bytes of its PDF. */
export function drawDocument(
  { sheet, buyer, issuedAt }: PrintedDocument,
  fonts: readonly DocumentFont[],
): Promise<Buffer> {
  const pen = createPen(fonts, { title: `${sheet.title} ${sheet.number}`, issuedAt: new Date(issuedAt) })
  let y = drawHead(pen, sheet)
  y = drawParties(pen, y + GAP, sheet.seller, buyer)
  y = drawFacts(pen, y + GAP, sheet)
  y = drawAmounts(pen, y + GAP, sheet)
  for (const line of sheet.notes) y = pen.text(line, pen.room(y + 8, pen.heightOf(line, small)), small)
  return pen.end()
}

function drawHead(pen: Pen, { title, number, issuedOn }: DocumentSheet): number {
  pen.text('Staylark', page.top, { ...whole, ...leftHalf, size: 22, color: colors.lagoon })
  const below = pen.text(title, page.top, { ...whole, ...rightHalf, size: 22, isRight: true })
  const facts: TextStyle = { ...small, ...rightHalf, isRight: true }
  return pen.text(issuedOn, pen.text(number, below, { ...facts, color: colors.ink, size: 10 }), facts)
}

function drawParties(pen: Pen, y: number, seller: readonly string[], buyer: readonly string[]): number {
  const party = (name: string, lines: readonly string[], column: typeof leftHalf) => {
    const top = pen.text(name, y, { ...heading, ...column })
    return lines.reduce((at, line) => pen.text(line, at, { ...whole, ...column }), top + 2)
  }
  return Math.max(party('Seller', seller, leftHalf), party('Buyer', buyer, rightHalf))
}

function drawFacts(pen: Pen, from: number, { facts }: DocumentSheet): number {
  pen.line(from)
  let y = from + 12
  for (const [name, value] of facts) {
    y = pen.room(y, pen.heightOf(value, factValue))
    pen.text(name, y, factName)
    y = pen.text(value, y, factValue) + ROW_GAP
  }
  return y
}

function drawAmounts(pen: Pen, from: number, { items, sums }: DocumentSheet): number {
  pen.line(from)
  let y = from + 12
  for (const item of items) y = drawAmount(pen, y, item, {})
  pen.line(y + 4)
  y += 12
  for (const [at, sum] of sums.entries())
    y = drawAmount(pen, y, sum, at === sums.length - 1 ? { size: 14, color: colors.ink } : { color: colors.soft })
  return y + GAP / 2
}

function drawAmount(pen: Pen, from: number, { text, amount }: SheetAmount, look: Partial<TextStyle>): number {
  const style = { ...itemText, ...look }
  const y = pen.room(from, pen.heightOf(text, style))
  pen.text(amount, y, { ...itemAmount, ...look })
  return pen.text(text, y, style) + ROW_GAP
}
