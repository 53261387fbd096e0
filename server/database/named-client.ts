import { createHash } from 'node:crypto'
import pg from 'pg'

/** Most texts that get a name, so that lists of every length do not fill the server's memory with plans. */
const mostNames = 1_000
const longestText = 20_000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames || text.length > longestText) return known
  const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}

const isNameable = (config: unknown, values: unknown): config is pg.QueryConfig =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config) &&
  Array.isArray(values) &&
  values.length > 0

/** A client that names every query with parameters by a hash of its text, so that PostgreSQL plans each text once a connection; drizzle leaves them unnamed. */
export class NamedClient extends pg.Client {}

type Query = (this: pg.Client, ...words: unknown[]) => unknown
const plainQuery: Query = pg.Client.prototype.query

Object.defineProperty(NamedClient.prototype, 'query', {
  value: function query(this: pg.Client, config: unknown, values: unknown, ...rest: unknown[]) {
    const isNamed = isNameable(config, values)
    const named = isNamed ? { ...config, name: config.name ?? nameOf(config.text) } : config
    return plainQuery.call(this, named, values, ...rest)
  },
})
