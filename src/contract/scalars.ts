import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox'

/** A year, month and day that calendars and PostgreSQL know: 1900 to 9999. */
const day = '(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'

/** A calendar day at the hotel, `YYYY-MM-DD`, from 1900 to 9999. */
export const Day = Type.String({ pattern: `^${day}$`, examples: ['2026-11-22'] })

/** An instant in UTC, ISO 8601 with milliseconds and `Z`, from 1900 to 9999. */
export const Instant = Type.String({ pattern: `^${day}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$` })

/** An amount in the currency's minor units (ISO 4217 exponent): 128000 is CNY 1,280.00, 1280 is JPY 1,280. */
export const Minor = Type.Integer({ minimum: 0, maximum: 1e12 })

/** Currencies that prices can be shown and charged in. */
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })

/** An opaque id: url-safe letters and digits. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** Empty reply of a call that only acts. */
export const Done = Type.Object({ ok: Type.Literal(true) })

/** A picture by its 480 px address (`/pictures/480/{id}.webp`; 240 and 960 stand beside it) with what is needed to keep its place while it loads. */
export const Picture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  averageColor: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  alt: Type.String(),
})
export type Picture = Static<typeof Picture>

/** Input fields of a list that is read page by page. */
export const PageInput = {
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'nextCursor of the previous page' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
}

/** One page of a list; nextCursor is null at the end. */
export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ list: Type.Array(item), nextCursor: Nullable(Type.String()) })

/** A value of a schema, or null. */
export const Nullable = <Schema extends TSchema>(schema: Schema, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options)
