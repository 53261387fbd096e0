import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column of bytes; PGlite returns plain bytes, node-postgres buffers. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** A column with an instant, a Date in the code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
