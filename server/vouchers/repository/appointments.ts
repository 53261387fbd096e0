import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { voucherAppointment } from '../../kernel/database/schema/vouchers'

/** A request for an appointment as it is stored. */
export type AppointmentRow = typeof voucherAppointment.$inferSelect

const isOpen = inArray(voucherAppointment.status, ['ASKED', 'CONFIRMED'])

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
