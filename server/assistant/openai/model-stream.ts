import OpenAI from 'openai'
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions'
import type { Timers } from '@/domain/app/timers'
import type { AssistantSettings } from '../../kernel/config/assistant-settings'
import { type StreamedCall, ToolCallAccumulator } from './tool-calls'

/** How long the model may be silent, before its first piece or between two. */
const SILENCE_MS = 20_000

/** Maximum number of characters of one reply, against endless streams. */
const MOST_CHARACTERS = 12_000

/** Maximum number of pieces of one reply, against streams of empty pieces. */
const MOST_PIECES = 20_000

/** Maximum number of tokens that the model writes in one round. */
const MOST_NEW_TOKENS = 1_000

/** Estimate for servers that count no tokens. */
const CHARACTERS_PER_TOKEN = 3

/** The model's server failed, or sent what its protocol does not allow. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
}

/** The request of one round. */
interface ModelRequest {
  readonly messages: readonly ChatCompletionMessageParam[]
  readonly tools: readonly ChatCompletionTool[]
  readonly signal: AbortSignal
}

/** The reply of one round without its text. */
export interface ModelReply {
  readonly calls: readonly StreamedCall[]
  readonly tokens: number
}

/** Streams the replies of one model. */
export interface ModelClient {
  /** Yields pieces of text as they come and returns the rest of the reply. Throws ModelFailed, or on abort. */
  stream(request: ModelRequest): AsyncGenerator<string, ModelReply>
}

/** Yields the values of a stream; throws ModelFailed where the next one takes too long. */
async function* inTime<Value>(stream: AsyncIterable<Value>, timers: Timers, abort: () => void): AsyncGenerator<Value> {
  const iterator = stream[Symbol.asyncIterator]()
  for (;;) {
    let callOff = () => {}
    const silence = new Promise<never>((_resolve, reject) => {
      callOff = timers.after(SILENCE_MS, () => reject(new ModelFailed('the model was silent for too long')))
    })
    try {
      const { done, value } = await Promise.race([iterator.next(), silence])
      if (done) return
      yield value
    } catch (error) {
      abort()
      throw error
    } finally {
      callOff()
    }
  }
}

const estimate = (value: unknown): number => Math.ceil(JSON.stringify(value).length / CHARACTERS_PER_TOKEN)

/** Creates a client of an OpenAI-compatible server. */
export function createModelClient({ url, key, model }: AssistantSettings, timers: Timers): ModelClient {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key ?? 'none',
    maxRetries: 0,
    timeout: SILENCE_MS,
    logLevel: 'off',
  })

  async function* streamed({ messages, tools, signal }: ModelRequest): AsyncGenerator<string, ModelReply> {
    const cut = new AbortController()
    const stream = await client.chat.completions.create(
      {
        model,
        messages: [...messages],
        ...(tools.length > 0 ? { tools: [...tools] } : {}),
        max_tokens: MOST_NEW_TOKENS,
        temperature: 0,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal: AbortSignal.any([signal, cut.signal]) },
    )
    const calls = new ToolCallAccumulator()
    let [text, pieces, tokens] = ['', 0, 0]
    for await (const chunk of inTime(stream, timers, () => cut.abort())) {
      tokens = chunk.usage?.total_tokens ?? tokens
      const delta = chunk.choices?.[0]?.delta
      const content = typeof delta?.content === 'string' ? delta.content : ''
      for (const piece of Array.isArray(delta?.tool_calls) ? delta.tool_calls : []) calls.push(piece)
      pieces += 1
      text += content
      if (content !== '') yield content
      if (text.length > MOST_CHARACTERS || pieces > MOST_PIECES) {
        cut.abort()
        break
      }
    }
    // The stream of an aborted request ends without an error.
    signal.throwIfAborted()
    const ended = calls.end()
    return { calls: ended, tokens: tokens > 0 ? tokens : estimate(messages) + estimate([text, ended]) }
  }

  return {
    stream: async function* (request) {
      try {
        return yield* streamed(request)
      } catch (error) {
        request.signal.throwIfAborted()
        if (error instanceof ModelFailed) throw error
        throw new ModelFailed(error instanceof Error ? error.name : 'unknown', { cause: error })
      }
    },
  }
}
