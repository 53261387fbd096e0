import * as catalogue from './schema-catalogue'
import * as orders from './schema-orders'
import * as people from './schema-people'

/** Every table, as drizzle takes it; the tables themselves are made by server/migrations. */
export const schema = { ...catalogue, ...people, ...orders }
