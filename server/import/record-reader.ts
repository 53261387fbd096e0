import { decodeHTML } from 'entities'
import { plainName } from './field-aliases'

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
/** Characters that take room but show nothing, and are no white space by Unicode. */
const BLANK_LETTERS = /[\u115F\u1160\u3164\uFFA0\u2800\u00A0]/g
/** Joiners shape Persian words and emoji; on their own they are as invisible as the rest. */
const INVISIBLE = /(?!\u200C|\u200D|\n|\t)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{Extended_Pictographic}])/gu
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

/** A text as travelers may see it: entities decoded, in one normal form, without control, direction and invisible characters, no spaces at its ends. */
export function cleanText(text: string): string {
  return decodeHTML(text)
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n')
    .replace(BLANK_LETTERS, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '')
    .replace(PILED_MARKS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A cleaned text on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

/** Whether a text has anything to read in it: a letter or a digit of any script. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Most characters of a hotel's name, of other lines and of a description. */
export const NAME_LENGTH = 200
const LINE_LENGTH = 300
const TEXT_LENGTH = 10_000
/** Most guests in one room, most rooms of one kind, and most kinds of rooms in a hotel. */
export const MOST_GUESTS = 20
export const MOST_STOCK = 10_000
export const MOST_ROOM_KINDS = 200
/** The dearest night that is believed, in CNY. */
export const DEAREST_CNY = 1_000_000

/** Reads the facts of one entry, and remembers which fields were used and what could not be understood. */
export class RecordReader<Fact extends string = string> {
  readonly warnings: string[] = []
  private readonly used = new Set<string>()
  private readonly byName: ReadonlyMap<string, readonly [name: string, value: unknown]>

  /** With the fields of an entry by name, and the names under which each fact is given. */
  constructor(
    fields: ReadonlyMap<string, unknown>,
    private readonly factNames: Readonly<Record<Fact, readonly string[]>>,
  ) {
    this.byName = new Map([...fields].map(([name, value]) => [plainName(name), [name, value]]))
  }

  /** The value of a fact, or undefined where no field gives it. */
  value(fact: Fact): unknown {
    const given = this.factNames[fact].flatMap((name) => {
      const field = this.byName.get(plainName(name))
      if (field) this.used.add(plainName(name))
      return field && isGiven(field[1]) ? [field[1]] : []
    })
    return given[0]
  }

  /** Returns a fact as one clean line, empty if absent; a longer one is cut with a warning. */
  text(fact: Fact, longest = LINE_LENGTH): string {
    return this.cut(fact, cleanLine(this.plain(fact)), longest)
  }

  /** A fact as a clean text of several lines. */
  longText(fact: Fact): string {
    return this.cut(fact, cleanText(this.plain(fact)), TEXT_LENGTH)
  }

  /** Returns a fact as a number, or null; a value that is no number adds a warning. */
  number(fact: Fact): number | null {
    const text = this.text(fact)
    if (text === '') return null
    const number = Number(/^[+-]?\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text)
    if (Number.isFinite(number)) return number
    this.addWarning(`${fact} "${text}" is not a number`)
    return null
  }

  /** Whether a fact is stated to be true. */
  isYes(fact: Fact): boolean {
    const value = this.value(fact)
    return value === true || value === 1 || (typeof value === 'string' && /^(yes|true|1|y|是|有)$/i.test(value.trim()))
  }

  /** Values of all fields whose name begins so (e.g. `name:`), by the rest of the name. */
  startingWith(prefix: string): Map<string, string> {
    const found = new Map<string, string>()
    for (const [plain, [, value]] of this.byName) {
      if (!plain.startsWith(prefix) || typeof value !== 'string') continue
      this.used.add(plain)
      found.set(plain.slice(prefix.length), cleanLine(value))
    }
    return found
  }

  addWarning(text: string): void {
    this.warnings.push(text)
  }

  /** Names of the fields that nothing was made of, in their order. */
  unused(): string[] {
    return [...this.byName].filter(([plain]) => !this.used.has(plain)).map(([, [name]]) => name)
  }

  private plain(fact: Fact): string {
    const value = this.value(fact)
    if (typeof value === 'string') return value
    return typeof value === 'number' ? String(value) : ''
  }

  private cut(fact: Fact, text: string, longest: number): string {
    if (text.length <= longest) return text
    this.addWarning(`${fact} has ${text.length} characters and was cut to ${longest}`)
    return text
      .slice(0, longest)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd()
  }
}

/** Empty fields count as not given. */
const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''
