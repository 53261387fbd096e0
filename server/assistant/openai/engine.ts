import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { Value } from 'typebox/value'
import { utcDay } from '@/domain/days/civil-day'
import type { Timers } from '@/domain/app/timers'
import type { AssistantSettings } from '../../kernel/config/assistant-settings'
import { CheckedText } from '../check/checked-text'
import { TurnFacts } from '../check/facts'
import type { AnswerStep, Engine, Question } from '../engine'
import { ownerOf } from '../owner'
import { understoodNotes } from '../notes'
import { startTips } from '../start-tips'
import { isChinese } from '../understand/normal-text'
import { understoodAfter } from '../understand/understood-after'
import { countTokens, tokensLeft } from './budget'
import { createModelClient, type ModelClient, ModelFailed, type ModelReply } from './model-stream'
import { firstMessages } from './prompt'
import type { StreamedCall } from './tool-calls'
import type { AssistantTool, ToolGroup } from './tool'
import { createToolbox, toolDescriptions } from './tools'

/** Maximum number of rounds of one turn: each may call tools, whose results the next one reads. */
const MOST_ROUNDS = 4

const texts = {
  en: {
    failed: 'The outside model could not finish. Our own assistant goes on.',
    limit: 'The outside model has reached its limit for today. Our own assistant goes on.',
    withCard: 'Please see the card.',
    withoutCard: 'Prices, dates and terms come only from our own records, so I leave that out.',
  },
  zh: {
    failed: '外部模型未能完成回复，由我们自己的助手继续。',
    limit: '外部模型今天的额度已用完，由我们自己的助手继续。',
    withCard: '请看卡片。',
    withoutCard: '价格、日期和条款只以我们的记录为准，这里先略过。',
  },
} as const

const textsFor = ({ text }: Pick<Question, 'text'>) => (isChinese(text) ? texts.zh : texts.en)

/** One turn of the outside model, with all that it may repeat. */
class ModelTurn {
  tokens = 0
  private readonly facts = new TurnFacts()
  private readonly tools: ReadonlyMap<string, AssistantTool>
  private readonly used = new Set<ToolGroup>()
  private hasCards = false
  private hasShown = false
  private hasRepaired = false

  constructor(
    private readonly client: ModelClient,
    private readonly question: Question,
    private readonly mostTokens: number,
  ) {
    this.tools = createToolbox(question)
  }

  async *steps(): AsyncGenerator<AnswerStep, void> {
    const { question } = this
    const understood = await understoodAfter(question)
    yield { kind: 'understood', understood }
    const notes = understoodNotes(understood).map(({ text }) => text)
    this.facts.add(notes)
    const today = utcDay(question.caller.services.clock.now())
    const messages = firstMessages(question, today, notes.join(', '))
    for (let round = 0; round < MOST_ROUNDS && this.tokens < this.mostTokens; round += 1) {
      const reply = yield* this.round(messages)
      if (reply.calls.length === 0) break
      yield* this.callTools(reply, messages)
    }
    if (!this.hasShown) throw new ModelFailed('the model showed nothing')
    yield { kind: 'tips', list: startTips(question.origin).slice(0, 3) }
  }

  private async *round(messages: readonly ChatCompletionMessageParam[]): AsyncGenerator<AnswerStep, ModelReply> {
    const checked = new CheckedText(this.facts, textsFor(this.question), () => this.hasCards)
    const stream = this.client.stream({
      messages,
      tools: toolDescriptions(this.tools),
      signal: this.question.signal,
    })
    for (;;) {
      const { done, value } = await stream.next()
      if (done) {
        this.tokens += value.tokens
        yield* this.show(checked.end())
        return value
      }
      yield* this.show(checked.push(value))
    }
  }

  private *show(text: string): Generator<AnswerStep, void> {
    if (text === '') return
    this.hasShown ||= text.trim() !== ''
    yield { kind: 'text', text }
  }

  /** Runs the calls that are valid. Only those enter the messages: a server may refuse all that follow a broken one. */
  private async *callTools(
    reply: ModelReply,
    messages: ChatCompletionMessageParam[],
  ): AsyncGenerator<AnswerStep, void> {
    const valid = reply.calls.flatMap((call) => this.validated(call) ?? [])
    if (valid.length < reply.calls.length) {
      if (this.hasRepaired) throw new ModelFailed('the model calls no valid tool')
      this.hasRepaired = true
      messages.push({ role: 'user', content: 'A tool call was invalid. Call a listed tool with valid JSON arguments.' })
    }
    if (valid.length === 0) return
    messages.push({
      role: 'assistant',
      content: null,
      tool_calls: valid.map(({ call: { id, name, arguments: args } }) => ({
        id,
        type: 'function',
        function: { name, arguments: args },
      })),
    })
    for (const { call, tool, input } of valid) {
      const content = yield* this.run(tool, input)
      messages.push({ role: 'tool', tool_call_id: call.id, content })
    }
  }

  private async *run(tool: AssistantTool, input: unknown): AsyncGenerator<AnswerStep, string> {
    const other = tool.group === 'orders' ? 'texts' : 'orders'
    if (tool.group !== 'open' && this.used.has(other))
      return JSON.stringify({ refused: 'Orders and texts of hotels cannot be read for one question.' })
    this.used.add(tool.group)
    const { result, steps } = await tool.run(input)
    this.facts.add(result)
    for (const step of steps) {
      if (step.kind === 'cards' && step.cards.length > 0) {
        this.hasCards = true
        this.facts.add(step.cards)
      }
      this.hasShown = true
      yield step
    }
    return JSON.stringify(result)
  }

  private validated(call: StreamedCall) {
    const tool = this.tools.get(call.name)
    const input = parsed(call.arguments)
    return tool && Value.Check(tool.input, input) ? { call, tool, input } : null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Creates the engine of an outside model. Where the model fails or its budget ends, the fallback continues in the same turn, after a line about it. */
export function createOpenAiEngine(settings: AssistantSettings, fallback: Engine, timers: Timers): Engine {
  const client = createModelClient(settings, timers)
  return {
    name: 'openai',
    answer: async function* (question) {
      const { services, user, log } = question.caller
      const subjects = { owner: ownerOf(question.caller), isAccount: user !== null }
      const left = await tokensLeft(services, subjects, settings.tokens)
      if (left <= 0) {
        yield { kind: 'engine', text: textsFor(question).limit }
        yield* fallback.answer(question)
        return
      }
      const turn = new ModelTurn(client, question, Math.min(left, settings.tokens.turn))
      try {
        yield* turn.steps()
      } catch (error) {
        question.signal.throwIfAborted()
        if (!(error instanceof ModelFailed)) throw error
        log.warn({ failure: error.message }, 'the outside model failed, the builtin engine replies')
        yield { kind: 'engine', text: textsFor(question).failed }
        yield* fallback.answer(question)
      } finally {
        await countTokens(services, subjects, turn.tokens)
      }
    },
  }
}
