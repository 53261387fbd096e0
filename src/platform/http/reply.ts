/** No reply came: the network failed or the time ran out. */
export class NoReply extends Error {
  readonly kind: 'network' | 'timeout'

  constructor(kind: 'network' | 'timeout') {
    super(kind === 'timeout' ? 'The server took too long to answer' : 'The server could not be reached')
    this.name = 'NoReply'
    this.kind = kind
  }
}

/** JSON where the text is JSON, the text itself otherwise, null where it is empty. */
export function parseBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Headers by lower-case name; hosts spell them as they like, and some return lists. */
export const lowerCaseHeaders = (headers: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))

/** Returns the reply, or rejects with NoReply('timeout') after so many milliseconds: hosts get the limit, but not all of them observe it. */
export function withinLimit<Reply>(reply: Promise<Reply>, limitMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoReply('timeout')), limitMs)
    const end = () => clearTimeout(timer)
    reply.then(resolve, reject).finally(end)
  })
}
