import { type Fact, factNames, plainName } from './field-aliases'
import type { SourceRecord } from './source-record'

/** Reads the facts of one entry and keeps in mind which fields were used and what could not be understood. */
export class RecordReader {
  readonly notes: string[] = []
  private readonly used = new Set<string>()
  private readonly byName: ReadonlyMap<string, readonly [name: string, value: unknown]>

  constructor(record: SourceRecord) {
    this.byName = new Map([...record.fields].map(([name, value]) => [plainName(name), [name, value]]))
  }

  /** The value of a fact, or undefined where no field tells it. */
  value(fact: Fact): unknown {
    const told = factNames[fact].flatMap((name) => {
      const field = this.byName.get(plainName(name))
      if (field) this.used.add(plainName(name))
      return field && field[1] !== null && field[1] !== undefined ? [field[1]] : []
    })
    return told[0]
  }

  /** A fact as a text without white space around it; empty where there is none. */
  text(fact: Fact): string {
    const value = this.value(fact)
    if (typeof value === 'string') return value.trim()
    return typeof value === 'number' ? String(value) : ''
  }

  /** A fact as a number, or null; what is no number gets a note. */
  number(fact: Fact): number | null {
    const text = this.text(fact)
    if (text === '') return null
    const number = Number(text)
    if (Number.isFinite(number)) return number
    this.note(`${fact} "${text}" is not a number`)
    return null
  }

  /** Whether a fact is said to be so. */
  isYes(fact: Fact): boolean {
    const value = this.value(fact)
    return value === true || (typeof value === 'string' && /^(yes|true|1)$/i.test(value.trim()))
  }

  /** Values of all fields whose name begins so (e.g. `name:`), by the rest of the name. */
  startingWith(prefix: string): Map<string, string> {
    const found = new Map<string, string>()
    for (const [plain, [, value]] of this.byName) {
      if (!plain.startsWith(prefix) || typeof value !== 'string') continue
      this.used.add(plain)
      found.set(plain.slice(prefix.length), value.trim())
    }
    return found
  }

  note(text: string): void {
    this.notes.push(text)
  }

  /** Names of the fields that nothing was made of, in their order. */
  unused(): string[] {
    return [...this.byName].filter(([plain]) => !this.used.has(plain)).map(([, [name]]) => name)
  }
}
