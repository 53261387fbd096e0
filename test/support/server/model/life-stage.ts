import { sql } from 'drizzle-orm'
import type { VoucherTerms } from '@/contract/voucher-terms'
import type { Executor } from '../../../../server/kernel/database/executor'
import { settleByQuery } from '../../../../server/booking/payments/settle'
import { decideCharge } from '../../../../server/demo/gateway/gateway'
import { addHotel } from '../add-hotel'
import { addSku } from '../add-sku'
import { exchangeScene } from '../exchange-client'
import { giftClient } from '../gift-client'
import { usualStart } from '../start-test-server'
import { easyTerms } from '../../vouchers/easy-terms'
import { voucherRefunds } from '../voucher-client'
import { LAST_DAY, type LifeTerms, PRICE_MINOR, SURCHARGE_MINOR } from './life-dates-model'
import { LifeModel } from './life-model'
import { LifeRun } from './life-run'
import { NIGHTS, REFUNDS, VOUCHERS } from './life-steps'

/** A server on which lives run one after another. */
export interface LifeStage {
  readonly db: Executor
  /** Starts a life: a user buys two vouchers, always on the same day. */
  begin(terms: LifeTerms): Promise<LifeRun>
  /** Removes everything that the last life stored. */
  clear(): Promise<void>
  close(): Promise<void>
}

const termsOf = ({ use, refund, nights }: LifeTerms): VoucherTerms => ({
  ...easyTerms,
  use,
  refund,
  isPartial: nights > 1,
  surcharges: use === 'exchange' ? [{ kind: 'weekdays', weekdays: [5], amountMinor: SURCHARGE_MINOR }] : [],
})

const allTerms: readonly LifeTerms[] = (['exchange', 'appointment', 'code'] as const).flatMap((use) =>
  REFUNDS.flatMap((refund) => NIGHTS.map((nights) => ({ use, refund, nights }))),
)

const skuIdOf = ({ use, refund, nights }: LifeTerms) => `life-${use}-${refund}-${nights}`

/** Starts a server with a hotel of one room, all kinds of vouchers for it, and two people, which all lives share. */
export async function lifeStage(): Promise<LifeStage> {
  const scene = await exchangeScene({ env: { UNPAID_ORDERS: '1000' }, connections: 10 })
  const { server, client, vouchers } = scene
  const { services } = server
  const { db } = services.database
  const hotel = await addHotel(db, { stock: 1 })
  for (const terms of allTerms) {
    const { nights } = terms
    const change = { nights, terms: termsOf(terms), priceMinor: PRICE_MINOR, validUntil: LAST_DAY }
    await addSku(db, hotel, { id: skuIdOf(terms), ...change })
  }
  const guests = [await client.person(), await client.person()]
  const [buyer] = guests
  if (!buyer) throw new Error('nobody buys')
  const empty = await emptyTables(db)
  const shared = { ...scene, guests, hotel, gifts: giftClient(server, client), refunds: voucherRefunds(client) }
  return {
    db,
    begin: async (terms) => {
      server.clock.set(new Date(usualStart))
      const order = await vouchers.order(buyer, skuIdOf(terms), VOUCHERS)
      const { bankOrderId } = (await client.createPayment(order.payId)).body
      await decideCharge(services, bankOrderId, { outcome: 'paid', callback: 'never' })
      await settleByQuery(services, bankOrderId)
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from voucher where order_id = ${order.orderid} order by line_no`,
      )
      const bought = { ...order, guest: buyer, attempts: [bankOrderId] }
      const setting = { ...shared, bought, voucherIds: rows.map(({ id }) => id) }
      return new LifeRun(setting, new LifeModel(server.clock.now().getTime(), terms, VOUCHERS))
    },
    clear: async () => {
      await services.database.transaction(async (tx) => {
        // Triggers would refuse to remove issued documents.
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql.raw(`truncate ${empty.join(', ')}`))
      })
      await db.execute(sql`update sku set held = 0, sold = 0 where held + sold > 0`)
    },
    close: () => server.close(),
  }
}

/** The tables without rows. */
async function emptyTables(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  const empty: string[] = []
  for (const { name } of rows) {
    const found = await db.execute(sql`select from ${sql.identifier(name)} limit 1`)
    if (found.rows.length === 0) empty.push(name)
  }
  return empty
}
