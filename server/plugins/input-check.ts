import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ApiError, badInput } from '../errors/api-error'
import { queryValues } from './query-values'

type Outcome = { value: unknown } | { error: ApiError }

const fieldOf = (path: string, params: unknown): string => {
  const missing =
    params !== null && typeof params === 'object' && 'requiredProperties' in params ? params.requiredProperties : []
  const first: unknown = Array.isArray(missing) ? missing[0] : undefined
  return [...path.split('/').slice(1), ...(typeof first === 'string' ? [first] : [])].join('.')
}

const sentenceOf = (field: string, keyword: string | undefined, message: string | undefined) =>
  keyword === 'required' ? `${field} is missing.` : `${field || 'The request'} ${message ?? 'is not valid'}.`

const propertiesOf = (schema: TSchema): Record<string, TSchema> =>
  'properties' in schema && schema.properties ? { ...schema.properties } : {}

/** Checks what came in against a schema: a query's texts are converted first, an absent body counts as {}; the error names the field. */
export function inputCheck(schema: TSchema, httpPart: string | undefined): (data: unknown) => Outcome {
  const validator = Compile(schema)
  const properties = propertiesOf(schema)
  return (data) => {
    const given = data ?? {}
    const value = httpPart === 'querystring' ? queryValues(properties, Object(given)) : given
    if (validator.Check(value)) return { value }
    const [first] = validator.Errors(value)
    const field = first ? fieldOf(first.instancePath, first.params) : ''
    return { error: badInput(field, sentenceOf(field, first?.keyword, first?.message)) }
  }
}
