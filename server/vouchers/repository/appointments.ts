import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { voucher, voucherAppointment } from '../../kernel/database/schema/vouchers'

/** A request for an appointment as it is stored. */
export type AppointmentRow = typeof voucherAppointment.$inferSelect

const isOpen = inArray(voucherAppointment.status, ['ASKED', 'CONFIRMED'])

/** Stores a request; false where the voucher has an open one. */
export async function insertAppointment(tx: Executor, row: AppointmentRow): Promise<boolean> {
  const rows = await tx.insert(voucherAppointment).values(row).onConflictDoNothing().returning()
  return rows.length === 1
}

/** The appointment that a voucher has, or waits for. */
export async function findOpenAppointment(db: Executor, voucherId: string): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(voucherAppointment)
    .where(and(eq(voucherAppointment.voucherId, voucherId), isOpen))
  return row
}

/** Cancels the open appointments of vouchers; the transaction holds the vouchers' locks. */
export async function endOpenAppointments(tx: Executor, voucherIds: readonly string[], at: Date): Promise<void> {
  await tx
    .update(voucherAppointment)
    .set({ status: 'CANCELLED', answeredAt: at })
    .where(and(inArray(voucherAppointment.voucherId, [...voucherIds]), isOpen))
}

/** A request by its id. */
export async function findAppointment(db: Executor, id: string): Promise<AppointmentRow | undefined> {
  const [row] = await db.select().from(voucherAppointment).where(eq(voucherAppointment.id, id))
  return row
}

/** The requests for appointments with vouchers, newest first. */
export async function findAppointmentsOfVouchers(
  db: Executor,
  voucherIds: readonly string[],
): Promise<AppointmentRow[]> {
  if (voucherIds.length === 0) return []
  return db
    .select()
    .from(voucherAppointment)
    .where(inArray(voucherAppointment.voucherId, [...voucherIds]))
    .orderBy(desc(voucherAppointment.createdAt), desc(voucherAppointment.id))
}

/** Requests that wait for their hotels, the oldest first, with the vouchers that still wait for them. */
export async function findWaitingAppointments(db: Executor, limit: number): Promise<AppointmentRow[]> {
  const rows = await db
    .select({ appointment: voucherAppointment })
    .from(voucherAppointment)
    .innerJoin(voucher, eq(voucher.id, voucherAppointment.voucherId))
    .where(and(eq(voucherAppointment.status, 'ASKED'), eq(voucher.status, 'ASKED')))
    .orderBy(asc(voucherAppointment.createdAt), asc(voucherAppointment.id))
    .limit(limit)
  return rows.map(({ appointment }) => appointment)
}

/** Changes a request; the transaction holds its voucher's lock. */
export async function updateAppointment(
  tx: Executor,
  id: string,
  changes: Partial<Pick<AppointmentRow, 'status' | 'confirmedDay' | 'answer' | 'answeredAt'>>,
): Promise<void> {
  await tx.update(voucherAppointment).set(changes).where(eq(voucherAppointment.id, id))
}
