import { sql } from 'drizzle-orm'
import type { Executor } from '../../../server/kernel/database/executor'
import { hotelLaws } from './ledger/hotel-laws'
import type { Laws } from './ledger/laws'
import { purchaseLaws } from './ledger/purchase-laws'
import { settledLaws } from './ledger/settled-laws'
import { voucherLaws } from './ledger/voucher-laws'

const laws: Laws = { ...purchaseLaws, ...hotelLaws, ...voucherLaws }

/** Rows shown of each broken law. */
const SHOWN = 5

/** Checks that rooms, vouchers and money are where they belong; throws with the rows that break a law. `settled` also compares with the gateway's books, once all jobs are done. */
export async function checkLedger(db: Executor, when: 'now' | 'settled' = 'now'): Promise<void> {
  const broken: string[] = []
  for (const [law, query] of Object.entries(when === 'settled' ? { ...laws, ...settledLaws } : laws)) {
    // A parameter makes it a prepared query, which a connection plans only once.
    const { rows } = await db.execute(sql`select * from (${query}) broken limit ${SHOWN + 1}`)
    if (rows.length > 0)
      broken.push(`${law}: ${JSON.stringify(rows.slice(0, SHOWN))}${rows.length > SHOWN ? ' …' : ''}`)
  }
  if (broken.length > 0) throw new Error(`The ledger is broken.\n${broken.join('\n')}`)
}
