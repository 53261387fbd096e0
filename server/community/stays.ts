import { type SQL, sql } from 'drizzle-orm'
import type { Picture } from '@/contract/scalars'
import type { Executor } from '../kernel/database/executor'

/** A finished stay of a user at a hotel, by the purchase that paid for it. */
export interface FinishedStay {
  readonly orderId: string
  readonly hotelId: string
  readonly hotelName: string
  readonly roomName: string
  readonly checkIn: string
  readonly checkOut: string
  readonly headImg: Picture
  readonly productId: string | null
  readonly isReviewed: boolean
}

/** Which stays of a user. */
interface StaysOf {
  readonly userId: string
  readonly hotelId?: string | undefined
  readonly orderId?: string | undefined
}

const stayOf = (stay: string, snapshot: string, product: SQL) => sql`
  select p.id as "orderId", ${sql.raw(stay)}.hotel_id as "hotelId", ${sql.raw(snapshot)} ->> 'hotelName' as "hotelName",
    ${sql.raw(snapshot)} ->> 'roomTypeName' as "roomName", ${sql.raw(stay)}.check_in as "checkIn",
    ${sql.raw(stay)}.check_out as "checkOut", ${sql.raw(snapshot)} -> 'headImg' as "headImg", ${product} as "productId",
    p.user_id`

const productOfSku = (sku: SQL) => sql`(select s.product_id from sku s where s.id = ${sku})`

/** Stays that are over: bookings, dates of vouchers, whether they were bought with them or exchanged later, and vouchers redeemed at a hotel. */
const finishedStays: SQL = sql`
  ${stayOf('stay', 'stay.snapshot', sql`null::text`)}
  from purchase p join hotel_order stay on stay.id = p.id where p.status = 'COMPLETED'
  union all
  ${stayOf('stay', 'stay.snapshot', productOfSku(sql`v.sku_id`))}
  from purchase p join exchange_order stay on stay.id = p.id join voucher v on v.id = stay.voucher_id
  where p.status = 'COMPLETED'
  union all
  select * from (
    select distinct on (p.id) p.id as "orderId", scan.hotel_id as "hotelId", h.name as "hotelName", '' as "roomName",
      v.used_at::date as "checkIn", v.used_at::date as "checkOut", bought.snapshot -> 'headImg' as "headImg",
      ${productOfSku(sql`v.sku_id`)} as "productId", v.user_id
    from voucher v join purchase p on p.id = v.order_id join coupon_order bought on bought.id = p.id
    join voucher_scan scan on scan.voucher_id = v.id and scan.conflict = '' join hotel h on h.id = scan.hotel_id
    where v.status = 'USED' and v.used_at is not null order by p.id, v.used_at, v.id
  ) redeemed`

/** Reads a user's finished stays that ended on or after a day, newest first. */
export async function readFinishedStays(
  db: Executor,
  { userId, hotelId, orderId }: StaysOf,
  since: string,
): Promise<FinishedStay[]> {
  const { rows } = await db.execute<FinishedStay & Record<string, unknown>>(sql`
    select stay.*, stay."checkIn"::text as "checkIn", stay."checkOut"::text as "checkOut",
      exists (select 1 from review r where r.purchase_id = stay."orderId") as "isReviewed"
    from (${finishedStays}) stay
    where stay.user_id = ${userId} and stay."checkOut" >= ${since}::date
      ${hotelId === undefined ? sql`` : sql`and stay."hotelId" = ${hotelId}`}
      ${orderId === undefined ? sql`` : sql`and stay."orderId" = ${orderId}`}
    order by stay."checkOut" desc, stay."orderId" limit 100`)
  return rows
}
