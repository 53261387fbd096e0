import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { closedSchema } from '../../kernel/http/replies'
import { RecordReader } from '../record-reader'
import { type SkuFact, skuFactNames } from './sku-fields'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** A value that a schema allows, or what is wrong with it. */
type Checked<Value> = { readonly value: Value } | { readonly fault: string }

/** Checks values by a schema whose objects refuse unknown fields; a fault reads as "terms/meal must be string". */
export function strictSchema<Schema extends TSchema>(
  schema: Schema,
  name: string,
): (value: unknown) => Checked<Static<Schema>> {
  const validator = Compile(closedSchema(schema))
  const isAllowed = (value: unknown): value is Static<Schema> => validator.Check(value)
  return (value) => {
    if (isAllowed(value)) return { value }
    const [first] = validator.Errors(value)
    return { fault: `${name}${first?.instancePath ?? ''} ${first?.message ?? 'is not understood'}` }
  }
}

/** Reads the facts of a voucher and collects what is wrong with them: money and rights are never guessed. */
export class StrictReader {
  readonly faults: string[] = []
  private readonly reader: RecordReader<SkuFact>

  constructor(fields: ReadonlyMap<string, unknown>) {
    this.reader = new RecordReader(fields, skuFactNames)
  }

  /** What of the texts was cut. */
  get warnings(): readonly string[] {
    return this.reader.warnings
  }

  unused = (): string[] => this.reader.unused()

  /** A fact as one clean line, empty if absent. */
  text = (fact: SkuFact, most?: number): string => this.reader.text(fact, most)

  isYes = (fact: SkuFact): boolean => this.reader.isYes(fact)

  /** A whole number within bounds; the fallback if absent, a fault where there is none. */
  whole<Fallback extends number | null = never>(
    fact: SkuFact,
    [least, most]: readonly [number, number],
    fallback?: Fallback,
  ): number | Fallback {
    const text = this.text(fact)
    if (text === '' && fallback !== undefined) return fallback
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    const found = text === '' ? 'is missing' : `is "${text}"`
    this.faults.push(`${skuFactNames[fact][0]} ${found}: a whole number from ${least} to ${most} is needed`)
    return least
  }

  /** An instant with its offset, or null if absent. */
  instant(fact: SkuFact): Date | null {
    const text = this.text(fact)
    if (text === '') return null
    const at = new Date(text)
    if (INSTANT.test(text) && !Number.isNaN(at.getTime())) return at
    this.faults.push(`${skuFactNames[fact][0]} is "${text}": an instant such as 2026-12-01T09:00:00+08:00 is needed`)
    return null
  }

  /** A day as YYYY-MM-DD, or null if absent. */
  day(fact: SkuFact): string | null {
    const text = this.text(fact)
    if (text === '') return null
    if (DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)) return text
    this.faults.push(`${skuFactNames[fact][0]} is "${text}": a day such as 2027-06-30 is needed`)
    return null
  }

  /** What a check makes of a value; null, with a fault, where it refuses it. */
  checked<Value>(result: Checked<Value>): Value | null {
    if ('value' in result) return result.value
    this.faults.push(result.fault)
    return null
  }

  /** A list, which a cell of a CSV file gives as JSON; empty if absent. */
  list(fact: SkuFact): unknown[] {
    const value = this.reader.value(fact) ?? []
    const list: unknown = typeof value === 'string' ? parsed(value) : value
    if (Array.isArray(list)) return list
    this.faults.push(`${skuFactNames[fact][0]} is no list in JSON`)
    return []
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
