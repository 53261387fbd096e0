import { sql } from 'drizzle-orm'
import { tradedCurrencies } from '@/domain/money/currency'
import { fxRate, hotel, roomType } from '../kernel/database/schema/catalogue'

/** Dearer nights than this, in minor units of any currency, would be lost in sums of a stay. */
const MOST_MINOR = 1_000_000_000_000

/** Whether a room's price can be worked out: its hotel's currency is traded and has a rate, and the amount is a believable one. Other rooms are hidden, so that they break no list. */
export const isPriced = sql`(
  ${hotel.currencyCode} = any(${sql.param([...tradedCurrencies])}::text[])
  and exists (select 1 from ${fxRate} where ${fxRate.currencyCode} = ${hotel.currencyCode})
  and ${roomType.baseMinor} <= ${MOST_MINOR}::bigint)`
