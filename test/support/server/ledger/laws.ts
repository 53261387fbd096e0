import type { SQL } from 'drizzle-orm'

/** Laws that hold at every moment, each as a query for what breaks it. */
export type Laws = Readonly<Record<string, SQL>>
