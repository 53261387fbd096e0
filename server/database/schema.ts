import * as catalogue from './schema-catalogue'
import * as orders from './schema-orders'
import * as people from './schema-people'
import * as searches from './schema-search-history'

/** Every table, as drizzle takes it; the tables themselves are made by server/migrations. */
export const schema = { ...catalogue, ...people, ...orders, ...searches }
