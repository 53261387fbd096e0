import { createHash } from 'node:crypto'
import type { Clock } from '../../kernel/time/clock'
import type { RandomSource } from '../../kernel/crypto/random-source'
import type { Database } from '../../kernel/database/executor'
import { planSaleReminder } from '../../kernel/jobs/sale-reminder'
import { bumpCatalogueVersion, readFxRates } from '../../stays/repository/catalogue'
import type { Imported } from '../import-file'
import { readRecords } from '../records'
import { type DraftedSku, draftSku } from './draft-sku'
import { faultsOfTerms, type PlacedSku, type PlaceParts, placeSku } from './place-sku'
import {
  endSale,
  isAwaitedSaleMoved,
  isSkuOrdered,
  putSku,
  putSkuRooms,
  readSkuImports,
  readStock,
  removeSku,
  type SkuImportRow,
  writeSkuImport,
} from './repository'

/** Raised when the same entry becomes something else than before, so that it is written again. */
const EDITION = 1

/** What an import of vouchers works with; source is the operator's name. */
interface SkuImportParts {
  readonly database: Database
  readonly clock: Clock
  readonly random: RandomSource
  readonly source: string
  /** Nothing is written. */
  readonly isDryRun?: boolean
}

/** What became of a file of vouchers. */
interface ImportedSkus {
  readonly imported: readonly Imported[]
  /** The operator's ids of vouchers that are not in the file any more, so that their sale ended. */
  readonly ended: readonly string[]
  /** Why no sale ended although entries may be missing; null where none is missing or all ended. */
  readonly notEnded: string | null
}

interface EntryParts extends SkuImportParts, PlaceParts {
  readonly path: string
  readonly before: ReadonlyMap<string, SkuImportRow>
}

/** Imports a file of vouchers one by one, each whole or not at all, and ends the sale of those that it no longer holds; throws UnreadableFile. */
export async function importSkus(path: string, parts: SkuImportParts): Promise<ImportedSkus> {
  const { records, refused } = await readRecords(path)
  const { db } = parts.database
  const rows = await readSkuImports(db, parts.source)
  const before = new Map(rows.map((row) => [row.sourceId, row]))
  const entryParts = { ...parts, db, fx: await readFxRates(db), path, before }
  const drafted = records.map(draftSku)
  const imported: Imported[] = refused.map(({ line, reason }) => refusedEntry(line, '(no entry)', reason))
  for (const entry of drafted) imported.push(await importEntry(entry, drafted, entryParts))
  const named = new Set(drafted.map(({ ownId }) => ownId))
  const gone = rows.filter((row) => row.path === path && row.contentHash !== '' && !named.has(row.sourceId))
  const notEnded = gone.length === 0 ? null : whyNoneEnds(imported, named)
  const ended = notEnded === null ? gone : []
  if (!parts.isDryRun) for (const { skuId } of ended) await endOne(parts, skuId)
  return {
    imported: imported.toSorted((one, other) => one.line - other.line),
    ended: ended.map(({ sourceId }) => sourceId),
    notEnded,
  }
}

/** Whether the file is too broken for concluding that what it does not name is gone. */
function whyNoneEnds(imported: readonly Imported[], named: ReadonlySet<string>): string | null {
  if (named.has('') || imported.some(({ label }) => label === '(no entry)'))
    return 'an entry without an id, or a broken line, may be one of them'
  return imported.every(({ result }) => result === 'refused') ? 'no entry of the file was taken' : null
}

function refusedEntry(line: number, label: string, reason: string, entry?: DraftedSku): Imported {
  const { warnings = [], unused = [] } = entry ?? {}
  return { line, label, result: 'refused', reason, warnings, unused, refusedRooms: 0 }
}

async function importEntry(entry: DraftedSku, all: readonly DraftedSku[], parts: EntryParts): Promise<Imported> {
  const { line, label, ownId, draft, unused, warnings } = entry
  const lines = all.filter((one) => one.ownId === ownId).map((one) => one.line)
  if (ownId !== '' && lines.length > 1)
    return refusedEntry(line, label, `lines ${lines.join(' and ')} have the same id`, entry)
  if (!draft) return refusedEntry(line, label, entry.refusal, entry)
  const known = parts.before.get(ownId)
  const done = { line, label, unused, refusedRooms: 0 }
  if (draft.isDeleted) {
    const isOver = known === undefined || known.contentHash === ''
    if (!isOver && !parts.isDryRun) await endOne(parts, known.skuId)
    return { ...done, warnings, result: isOver ? 'unchanged' : 'changed', reason: 'its sale has ended' }
  }
  const placed = await placeSku(ownId, draft, parts)
  if (typeof placed === 'string') return refusedEntry(line, label, placed, entry)
  const contentHash = hashOf(placed)
  const stored = await readStock(parts.db, placed.row.id)
  const wantedStock = Math.max(draft.stock, stored?.taken ?? 0)
  const moreWarnings =
    wantedStock > draft.stock ? [`stock ${draft.stock} is below the ${wantedStock} held or sold, which stay`] : []
  const result = { ...done, warnings: [...warnings, ...moreWarnings], reason: placed.placeName }
  const isSame = known?.contentHash === contentHash && known.path === parts.path && stored?.stock === wantedStock
  if (isSame) return { ...result, result: 'unchanged' }
  const fault = faultsOfTerms(draft, placed.row.currencyCode, parts.clock.now())
  if (fault !== '') return refusedEntry(line, label, fault, entry)
  if (!parts.isDryRun) await writeSku(parts, ownId, placed, contentHash)
  return { ...result, result: known === undefined ? 'added' : 'changed' }
}

const hashOf = ({ row, rooms }: PlacedSku): string =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, row, rooms]))
    .digest('hex')

/** Writes a SKU with its rooms in one transaction. If the start of its sale has changed, reminder emails are planned for the new start, or for now if that is past. */
async function writeSku(
  { database, clock, random, source, path }: EntryParts,
  sourceId: string,
  { row, rooms }: PlacedSku,
  contentHash: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await bumpCatalogueVersion(tx)
    const isMoved = await isAwaitedSaleMoved(tx, row)
    await putSku(tx, row)
    const at = new Date(Math.max(row.saleStart?.getTime() ?? 0, clock.now().getTime()))
    if (isMoved) await planSaleReminder(tx, { clock, random }, { skuId: row.id, at })
    await putSkuRooms(tx, row.id, rooms)
    await writeSkuImport(tx, { source, sourceId, skuId: row.id, path, contentHash })
  })
}

const endOne = ({ database, clock }: Pick<SkuImportParts, 'database' | 'clock'>, skuId: string): Promise<void> =>
  database.transaction(async (tx) => {
    await bumpCatalogueVersion(tx)
    await endSale(tx, skuId, clock.now())
  })

/** Removes the vouchers of a source that nobody has ordered and ends the sale of the others; returns how many of each. */
export async function removeSkusOfSource(
  { database, clock }: Pick<SkuImportParts, 'database' | 'clock'>,
  source: string,
): Promise<{ removed: number; ended: number }> {
  const skus = await readSkuImports(database.db, source)
  let removed = 0
  for (const { skuId } of skus)
    removed += await database.transaction(async (tx) => {
      await bumpCatalogueVersion(tx)
      // From here on nobody can begin to buy it.
      await endSale(tx, skuId, clock.now())
      if (await isSkuOrdered(tx, skuId)) return 0
      await removeSku(tx, skuId)
      return 1
    })
  return { removed, ended: skus.length - removed }
}
