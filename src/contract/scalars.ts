import { Type } from 'typebox'

/** A calendar day at the hotel, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-22'] })

/** An instant in UTC, ISO 8601 with milliseconds and `Z`. */
export const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' })

/** An amount in the currency's minor units (ISO 4217 exponent): 128000 is CNY 1,280.00, 1280 is JPY 1,280. */
export const Minor = Type.Integer({ minimum: 0, maximum: 1e12 })

/** Currencies that prices can be shown and charged in. */
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })

/** An id that tells nothing: url-safe letters and digits. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

/** Empty answer of a call that only acts. */
export const Done = Type.Object({ ok: Type.Literal(true) })
