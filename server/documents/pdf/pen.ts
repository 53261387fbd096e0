import Pdf from 'pdfkit'
import { drawableText, type DocumentFont, runsOf } from './glyphs'

/** The page is A4; all measures are points, from the upper left corner. */
export const page = { left: 56, right: 539, top: 56, bottom: 778 }

/** Colors of the house on paper. */
export const colors = { ink: '#0f1f33', soft: '#4a5b70', lagoon: '#0a6c74', line: '#e2e8ee' } as const

/** How a text looks, and the column that it stands in. */
export interface TextStyle {
  readonly size: number
  readonly color: string
  readonly left: number
  readonly width: number
  readonly isRight?: boolean
}

/** Draws texts on the pages of one document, in whichever font has their characters. */
export interface Pen {
  /** Draws a text, broken into lines of its column, from a height on; returns the height below it. */
  text(text: string, y: number, style: TextStyle): number
  /** Returns how high a text is in its column. */
  heightOf(text: string, style: TextStyle): number
  /** Draws a hairline over the width of the page. */
  line(y: number): void
  /** Returns a height from which so much fits on the page, on a new page where it has to be. */
  room(y: number, height: number): number
  /** Ends the document; resolves its bytes. */
  end(): Promise<Buffer>
}

const LINE_HEIGHT = 1.4

/** A word with the spaces after it, or a single character of a script that is written without spaces. */
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu

/** Starts a document with a title and an instant of issue in its own facts. */
export function createPen(fonts: readonly DocumentFont[], info: { title: string; issuedAt: Date }): Pen {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    font: fonts[0]?.file ?? '',
    info: { Title: info.title, Author: 'Staylark', CreationDate: info.issuedAt },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })

  const widthOf = (text: string, size: number) =>
    runsOf(text, fonts).reduce((sum, run) => sum + document.font(run.font.file, size).widthOfString(run.text), 0)

  function linesOf(text: string, { size, width }: TextStyle): string[] {
    const fits = (line: string) => widthOf(line.trimEnd(), size) <= width
    return drawableText(text, fonts)
      .split('\n')
      .flatMap((paragraph) => brokenLines(paragraph, fits))
  }

  function drawLine(line: string, y: number, { size, color, left, width, isRight }: TextStyle): void {
    let x = isRight ? left + width - widthOf(line, size) : left
    for (const run of runsOf(line, fonts)) {
      document.font(run.font.file, size).fillColor(color).text(run.text, x, y, { lineBreak: false })
      x += document.widthOfString(run.text)
    }
  }

  return {
    text(text, y, style) {
      const lines = linesOf(text, style)
      for (const [at, line] of lines.entries()) drawLine(line, y + at * style.size * LINE_HEIGHT, style)
      return y + lines.length * style.size * LINE_HEIGHT
    },
    heightOf: (text, style) => linesOf(text, style).length * style.size * LINE_HEIGHT,
    line(y) {
      document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(colors.line).stroke()
    },
    room(y, height) {
      if (y + height <= page.bottom) return y
      document.addPage()
      return page.top
    },
    end() {
      document.end()
      return ended
    },
  }
}

/** Breaks a paragraph between words, and inside one only where it is longer than a line. */
function brokenLines(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    if (line !== '' && !fits(line + part)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  for (const part of paragraph.match(piece) ?? []) {
    if (fits(part)) add(part)
    else for (const character of part) add(character)
  }
  return [...lines, line.trimEnd()]
}
