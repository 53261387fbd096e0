import { bigint, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { RoomGuest } from '@/contract/order'
import { instant } from './columns'
import type { ExchangeSnapshot, MarketRule, SkuSnapshot } from './vouchers'

const minor = (name: string) => bigint(name, { mode: 'number' })

/** Vouchers and the date of the first of them, bought in one: what is held until it is paid. */
export const mixOrder = pgTable('mix_order', {
  id: text('id').primaryKey(),
  skuId: text('sku_id').notNull(),
  quantity: integer('quantity').notNull(),
  unitMinor: minor('unit_minor').notNull(),
  /** What the date costs beside its voucher. */
  differenceMinor: minor('difference_minor').notNull(),
  skuSnapshot: jsonb('sku_snapshot').$type<SkuSnapshot>().notNull(),
  skuSnapshotHash: text('sku_snapshot_hash').notNull(),
  market: text('market'),
  marketRule: jsonb('market_rule').$type<MarketRule>(),
  withdrawalUntil: instant('withdrawal_until'),
  hotelId: text('hotel_id').notNull(),
  roomTypeId: text('room_type_id').notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  nights: smallint('nights').notNull(),
  guests: jsonb('guests').$type<RoomGuest[]>().notNull(),
  specialRequest: text('special_request').notNull().default(''),
  staySnapshot: jsonb('stay_snapshot').$type<ExchangeSnapshot>().notNull(),
  cancelUntil: instant('cancel_until').notNull(),
})
