import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../kernel/errors'
import type { AnswerStep } from '../engine'

/** What a tool reads: orders and texts of hotels are never read for one question. */
export type ToolGroup = 'open' | 'orders' | 'texts'

/** What a tool found: data for the model, and what the traveler is shown. */
export interface ToolOutcome {
  readonly result: unknown
  readonly steps: readonly AnswerStep[]
}

/** A read-only call of our own that a model may make for the caller. */
export interface AssistantTool {
  readonly group: ToolGroup
  readonly description: string
  readonly input: TSchema
  /** Runs the call; an ApiError becomes a result that the model reads. */
  run(input: unknown): Promise<ToolOutcome>
}

/** Creates a tool whose input is checked against its schema, without fields that the schema does not list; what our call refuses is the tool's result. */
export function tool<Schema extends TSchema>(
  { input: schema, ...facts }: Pick<AssistantTool, 'group' | 'description'> & { readonly input: Schema },
  run: (input: Static<Schema>) => Promise<ToolOutcome>,
): AssistantTool {
  return {
    ...facts,
    input: schema,
    run: async (input) => {
      try {
        return await run(Value.Parse(schema, Value.Clean(schema, input)))
      } catch (error) {
        if (error instanceof ApiError) return { result: { refused: error.message }, steps: [] }
        throw error
      }
    },
  }
}
