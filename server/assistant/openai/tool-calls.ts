/** A piece of a tool call as a stream brings it; servers leave out or repeat each of its parts. */
export interface ToolCallPiece {
  readonly index?: number | null
  readonly id?: string | null
  readonly function?: { readonly name?: string | null; readonly arguments?: unknown } | null
}

/** A tool call as far as it was streamed; arguments are JSON text, not yet checked. */
export interface StreamedCall {
  readonly id: string
  readonly name: string
  readonly arguments: string
}

interface OpenCall {
  id: string | null
  index: number | null
  name: string
  text: string
}

const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Maximum number of calls in one reply. */
const MOST_CALLS = 8

/** Maximum number of characters of one call's arguments. */
const LONGEST_ARGUMENTS = 8_000

/**
 * Puts streamed tool calls together. A known id continues its call; a new id begins one, even under a used index; a
 * piece without id continues the call of its index, unless it names a tool again while that call is whole; a piece
 * without both continues the running call. Missing ids are made up.
 */
export class ToolCallAccumulator {
  private readonly calls: OpenCall[] = []
  private running: OpenCall | null = null

  push(piece: ToolCallPiece): void {
    const id = piece.id || null
    const index = piece.index ?? null
    const name = piece.function?.name ?? ''
    const call = this.callFor(id, index, name)
    if (!call) return
    this.running = call
    if (call.name === '') call.name = name
    const text = call.text + textOf(piece.function?.arguments)
    call.text = text.slice(0, LONGEST_ARGUMENTS)
  }

  /** All calls in the order in which they began; those that never got a name are left out. */
  end(): StreamedCall[] {
    return this.calls
      .filter(({ name }) => name !== '')
      .map(({ id, name, text }, at) => ({ id: id ?? `call_${at + 1}`, name, arguments: text === '' ? '{}' : text }))
  }

  private callFor(id: string | null, index: number | null, name: string): OpenCall | null {
    if (id !== null) return this.calls.find((call) => call.id === id) ?? this.adoptOrBegin(id, index, name)
    const ofIndex = index === null ? this.running : this.calls.findLast((call) => call.index === index)
    if (!ofIndex) return index === null || name !== '' ? this.begin(null, index, name) : this.running
    return name !== '' && isComplete(ofIndex) ? this.begin(null, index, name) : ofIndex
  }

  /** An id may come after the first piece of its call. */
  private adoptOrBegin(id: string, index: number | null, name: string): OpenCall | null {
    const { running } = this
    if (running && running.id === null && name === '' && (index === null || running.index === index)) {
      running.id = id
      return running
    }
    return this.begin(id, index, name)
  }

  private begin(id: string | null, index: number | null, name: string): OpenCall | null {
    if (this.calls.length >= MOST_CALLS) return null
    const call = { id, index, name, text: '' }
    this.calls.push(call)
    return call
  }
}

const isComplete = ({ name, text }: OpenCall): boolean => name !== '' && isWhole(text)
