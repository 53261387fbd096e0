import type { TSchema } from 'typebox'
import { ApiError, badInput } from '../errors/api-error'
import { compiledAtFirstUse } from '../replies/compiled-at-first-use'
import { inputSentence, unsafeSentence } from './input-sentence'
import { fieldPicker } from './named-fields'
import { queryValues } from './query-values'
import { unsafePart } from './unsafe-part'

type Outcome = { value: unknown } | { error: ApiError }

const fieldOf = (path: string, params: unknown): string => {
  const missing =
    params !== null && typeof params === 'object' && 'requiredProperties' in params ? params.requiredProperties : []
  const first: unknown = Array.isArray(missing) ? missing[0] : undefined
  return [...path.split('/').slice(1), ...(typeof first === 'string' ? [first] : [])].join('.')
}

const propertiesOf = (schema: TSchema): Record<string, TSchema> =>
  'properties' in schema && schema.properties ? { ...schema.properties } : {}

/** Checks a request's query or body against a schema and returns only the fields that it names. A query's texts are converted first, an absent body counts as {}; the error names the field. */
export function inputCheck(schema: TSchema, httpPart: string | undefined): (data: unknown) => Outcome {
  const validator = compiledAtFirstUse(() => schema)
  const properties = propertiesOf(schema)
  const pick = fieldPicker(schema)
  return (data) => {
    const given = data ?? {}
    const unsafe = unsafePart(given)
    if (unsafe) return { error: badInput(unsafe.field, unsafeSentence(unsafe)) }
    const value = pick(httpPart === 'querystring' ? queryValues(properties, Object(given)) : given)
    if (validator().Check(value)) return { value }
    const [first] = validator().Errors(value)
    const field = first ? fieldOf(first.instancePath, first.params) : ''
    return { error: badInput(field, inputSentence(field, first?.keyword === 'required')) }
  }
}
