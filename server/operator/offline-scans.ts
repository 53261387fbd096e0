import { ApiError, badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { findPresented } from '../vouchers/redeem'
import { findScan, insertScan, setScanConflict } from '../vouchers/repository/scans'
import type { Acting } from './audit'
import { redeemAndRecord } from './vouchers'

/** A scan that was made without a connection: a number of its own, the code or QR text, when, and where. */
interface Scan {
  readonly nonce: string
  readonly text: string
  readonly at: Date
  readonly hotelId: string | null
}

/** What became of a scan. */
interface ScanResult {
  readonly nonce: string
  readonly text: string
  readonly isConflict: boolean
}

/**
 * Redeems what hotels scanned without a connection, a line of JSON each: {"nonce", "text", "at", "hotelId"}. Vouchers are looked at as of the
 * time of the scan; what stands against one is reported as a conflict and stored; one that names no voucher, or a wrong hotel,
 * is reported alone. A scan that was sent in before is reported as it was then. Throws 400 for a line that is no scan, before any of them is redeemed.
 */
export async function redeemScans(services: Services, acting: Acting, file: string): Promise<string> {
  const scans = file
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readScan(line, number, services.clock.now()))
  const results: ScanResult[] = []
  for (const scan of scans) results.push(await redeemScan(services, acting, scan))
  const conflicts = results.filter(({ isConflict }) => isConflict)
  const lines = results.map(
    ({ nonce, text, isConflict }) => `${isConflict ? 'CONFLICT' : 'ok      '}  ${nonce}  ${text}`,
  )
  return [...lines, `${results.length - conflicts.length} redeemed, ${conflicts.length} conflicts.`].join('\n')
}

function readScan(line: string, number: number, now: Date): Scan {
  const { nonce, text, at, hotelId } = fieldsOf(line)
  const scannedAt = new Date(typeof at === 'string' ? at : NaN)
  const isScan = typeof nonce === 'string' && /^[\w-]{8,64}$/.test(nonce) && typeof text === 'string'
  if (!isScan || !(scannedAt <= now))
    throw badInput('file', `Line ${number} is no scan: it needs a nonce, a text, and a time that has passed.`)
  return { nonce, text, at: scannedAt, hotelId: typeof hotelId === 'string' ? hotelId : null }
}

function fieldsOf(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line))
  } catch {
    return {}
  }
}

async function redeemScan(services: Services, acting: Acting, scan: Scan): Promise<ScanResult> {
  const { nonce } = scan
  try {
    const conflict = await redeemOnce(services, acting, scan)
    return { nonce, text: conflict === '' ? 'Redeemed.' : conflict, isConflict: conflict !== '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { nonce, text: error.message, isConflict: true }
  }
}

/** Redeems a scan unless it was sent in before; returns what stood against it, empty where it was redeemed. */
function redeemOnce(services: Services, { operator }: Acting, { nonce, text, at, hotelId }: Scan): Promise<string> {
  return services.database.transaction(async (tx) => {
    const { id: voucherId } = await findPresented(tx, services.env.secret, text)
    const receivedAt = services.clock.now()
    const row = { nonce, voucherId, hotelId, operator, scannedAt: at, receivedAt, conflict: '' }
    if (!(await insertScan(tx, row))) return (await findScan(tx, nonce))?.conflict ?? ''
    const { refusal } = await redeemAndRecord(tx, services, { operator }, { text, hotelId }, at)
    if (refusal) await setScanConflict(tx, nonce, refusal.text)
    return refusal?.text ?? ''
  })
}
