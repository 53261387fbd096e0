import type { TestServer } from '../server/start-test-server'

/** A JSON schema as the OpenAPI document has it. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly multipleOf?: number
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** A call as the document of the running app describes it. */
export interface Operation {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly inQuery: boolean
  readonly isMultipart: boolean
  readonly input: JsonSchema
  /** By status: 200, 4xx or 5xx. */
  readonly replies: Readonly<Record<string, JsonSchema>>
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean; readonly schema: JsonSchema }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

const methodOf = (name: string): Operation['method'] => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
  return methods.find((method) => method === name.toUpperCase()) ?? 'GET'
}

function inputOf({ parameters = [], requestBody }: Described): JsonSchema {
  const [body] = Object.values(requestBody?.content ?? {})
  if (body) return body.schema
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function operationOf(path: string, method: string, described: Described): Operation {
  const replies = Object.entries(described.responses).map(([status, { content = {} }]) => [
    status.toLowerCase(),
    Object.values(content)[0]?.schema ?? {},
  ])
  return {
    operationId: described.operationId,
    method: methodOf(method),
    path,
    inQuery: method === 'get' || method === 'delete',
    isMultipart: Object.keys(described.requestBody?.content ?? {}).includes('multipart/form-data'),
    input: inputOf(described),
    replies: Object.fromEntries(replies),
  }
}

/** Reads every call out of the OpenAPI document of a running app. */
export async function readOperations({ app }: TestServer): Promise<Operation[]> {
  const { paths }: { paths: Record<string, Record<string, Described>> } = (await app.inject('/openapi.json')).json()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  )
}
