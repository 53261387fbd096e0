/** A call whose replies the test sends one by one, in the order of the calls. */
export interface HeldCall<Input, Reply> {
  readonly call: (input: Input, options?: { idempotencyKey?: string }) => Promise<Reply>
  readonly inputs: Input[]
  readonly keys: (string | undefined)[]
  /** Replies to the oldest open call. */
  readonly reply: (reply: Reply) => Promise<void>
  /** Lets the oldest open call fail. */
  readonly fail: (thrown: unknown) => Promise<void>
}

const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** Makes a call that waits for the test. */
export function heldCall<Input, Reply>(): HeldCall<Input, Reply> {
  const inputs: Input[] = []
  const keys: (string | undefined)[] = []
  const waiting: { resolve: (reply: Reply) => void; reject: (thrown: unknown) => void }[] = []
  const next = () => {
    const open = waiting.shift()
    if (!open) throw new Error('No call is waiting for an answer')
    return open
  }
  return {
    inputs,
    keys,
    call: (input, options) => {
      inputs.push(input)
      keys.push(options?.idempotencyKey)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    reply: async (reply) => {
      next().resolve(reply)
      await settled()
    },
    fail: async (thrown) => {
      next().reject(thrown)
      await settled()
    },
  }
}

/** No reply came: the outcome of the call is unknown. */
export const noReply = { kind: 'network' }

/** The server's refusal with a code. */
export const refusal = (code: string, data?: unknown, message = `Refused: ${code}.`) => ({
  code,
  message,
  requestId: 'r1',
  ...(data === undefined ? {} : { data }),
})
