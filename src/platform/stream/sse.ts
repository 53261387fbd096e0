import type { StreamEvent } from './contract'

/** Reads server-sent events from text that arrives in pieces, which may end anywhere. */
export interface SseParser {
  /** Events that are complete by now, in their order. */
  push(text: string): readonly StreamEvent[]
}

/** The name and value of a line; a comment has an empty name. */
function fieldOf(line: string): readonly [name: string, value: string] {
  const colon = line.indexOf(':')
  if (colon < 0) return [line, '']
  const value = line.slice(colon + 1)
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value]
}

/** Creates a parser by the rules of the HTML standard; event names and retry times are ignored. */
export function createSseParser(): SseParser {
  let rest = ''
  let endedByReturn = false
  let id = ''
  let data: string[] = []

  const takeLine = (line: string): StreamEvent | null => {
    if (line === '') {
      const lines = data
      data = []
      return lines.length > 0 ? { id, data: lines.join('\n') } : null
    }
    const [name, value] = fieldOf(line)
    if (name === 'data') data.push(value)
    if (name === 'id' && !value.includes('\0')) id = value
    return null
  }

  return {
    push(text) {
      // A line feed that follows a carriage return ends no further line, also in the next piece.
      const more = endedByReturn && text.startsWith('\n') ? text.slice(1) : text
      if (text !== '') endedByReturn = text.endsWith('\r')
      const lines = (rest + more).split(/\r\n|\r|\n/)
      rest = lines.pop() ?? ''
      return lines.map(takeLine).filter((event) => event !== null)
    },
  }
}
