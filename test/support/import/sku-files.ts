import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { importSkus } from '../../../server/import/vouchers/import-skus'
import { importedSkuId } from '../../../server/import/vouchers/place-sku'
import { sku } from '../../../server/kernel/database/schema/vouchers'
import type { TestHotel } from '../server/add-hotel'
import type { TestServer } from '../server/start-test-server'

/** The least that the terms of an exchange have to state. */
export const LEAST_TERMS = { use: 'exchange', refund: 'any_time', cancelDays: 1 }

/** An entry that can be sold: a night in a room of a hotel, five of them. */
export const nightEntry = ({ hotelId, roomTypeId }: TestHotel, id: string, change: object = {}) => ({
  id,
  name: 'A night by the lake',
  priceMinor: 80_000,
  stock: 5,
  validity: { kind: 'days', from: null, until: '2027-06-30' },
  rooms: [{ hotelId, room: roomTypeId, upgradeMinor: 0 }],
  terms: LEAST_TERMS,
  ...change,
})

/** Whose the entries are and in which file they stand, by default one of that name. */
interface RunOptions {
  readonly source?: string
  readonly file?: string
  readonly isDryRun?: boolean
}

/** A folder of files of vouchers that are imported into a test's database. */
export class SkuFiles {
  private readonly folder = mkdtempSync(join(tmpdir(), 'staylark-vouchers-'))

  constructor(private readonly server: TestServer) {}

  /** Writes a file and imports it; resolves what became of each entry, the results and reasons once more by themselves. */
  async run(entries: readonly object[] | string, { source = 'larch', file, isDryRun = false }: RunOptions = {}) {
    const path = join(this.folder, file ?? `${source}.json`)
    writeFileSync(path, typeof entries === 'string' ? entries : JSON.stringify(entries))
    const { database, clock, random } = this.server.services
    const { imported, ...more } = await importSkus(path, { database, clock, random, source, isDryRun })
    const [results, reasons] = [imported.map(({ result }) => result), imported.map(({ reason }) => reason)]
    return { results, reasons, imported, ...more }
  }

  /** The SKU that an entry has become. */
  async stored(id: string, source = 'larch') {
    const { db } = this.server.services.database
    const [row] = await db
      .select()
      .from(sku)
      .where(eq(sku.id, importedSkuId(source, id)))
    return row
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}
