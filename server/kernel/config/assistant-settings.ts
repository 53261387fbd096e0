import { Type } from 'typebox'

const Tokens = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** The settings of an outside model; without AI_URL the builtin engine replies alone. */
export const assistantVariables = {
  AI_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]+$' })),
  AI_MODEL: Type.Optional(Type.String({ pattern: '^\\S{1,100}$' })),
  AI_KEY: Type.Optional(Type.String({ pattern: '^\\S{1,400}$' })),
  AI_TURN_TOKENS: Tokens,
  AI_DEVICE_TOKENS: Tokens,
  AI_ACCOUNT_TOKENS: Tokens,
  AI_DAY_TOKENS: Tokens,
}

type AssistantVariable = keyof typeof assistantVariables

/** The settings of the outside model as they were given. */
export interface GivenAssistant {
  readonly AI_URL?: string
  readonly AI_MODEL?: string
  readonly AI_KEY?: string
  readonly AI_TURN_TOKENS: number
  readonly AI_DEVICE_TOKENS: number
  readonly AI_ACCOUNT_TOKENS: number
  readonly AI_DAY_TOKENS: number
}

/** Token budgets where none are set: a turn, a device and an account a day, the whole server a day. */
export const assistantDefaults = {
  AI_TURN_TOKENS: '12000',
  AI_DEVICE_TOKENS: '100000',
  AI_ACCOUNT_TOKENS: '200000',
  AI_DAY_TOKENS: '5000000',
} as const

const budget = 'a number of tokens'

/** Describes the allowed values of each setting of the outside model. */
export const assistantWanted: Record<AssistantVariable, string> = {
  AI_URL: 'the base address of an OpenAI-compatible server, like https://ai.example.com/v1',
  AI_MODEL: 'the name of a model of that server',
  AI_KEY: 'the key of that server',
  AI_TURN_TOKENS: `${budget} that one reply may use`,
  AI_DEVICE_TOKENS: `${budget} that a device may use a day`,
  AI_ACCOUNT_TOKENS: `${budget} that an account may use a day`,
  AI_DAY_TOKENS: `${budget} that all callers together may use a day`,
}

/** The outside model that replies to callers who agreed. */
export interface AssistantSettings {
  readonly url: string
  readonly model: string
  /** Null for servers without keys. */
  readonly key: string | null
  readonly tokens: {
    readonly turn: number
    readonly device: number
    readonly account: number
    readonly day: number
  }
}

/** Returns what is missing beside AI_URL, a sentence each. */
export function assistantComplaints({ AI_URL, AI_MODEL, AI_KEY }: Partial<GivenAssistant>): string[] {
  if (AI_URL !== undefined)
    return AI_MODEL === undefined ? [`AI_MODEL must be set beside AI_URL: ${assistantWanted.AI_MODEL}.`] : []
  if (AI_MODEL === undefined && AI_KEY === undefined) return []
  return [`AI_URL must be set beside AI_MODEL and AI_KEY: ${assistantWanted.AI_URL}.`]
}

/** Reads the settings of the outside model; null where none is configured. */
export function readAssistantSettings(given: GivenAssistant): AssistantSettings | null {
  const { AI_URL, AI_MODEL, AI_KEY = null } = given
  if (AI_URL === undefined || AI_MODEL === undefined) return null
  return {
    url: AI_URL,
    model: AI_MODEL,
    key: AI_KEY,
    tokens: {
      turn: given.AI_TURN_TOKENS,
      device: given.AI_DEVICE_TOKENS,
      account: given.AI_ACCOUNT_TOKENS,
      day: given.AI_DAY_TOKENS,
    },
  }
}
