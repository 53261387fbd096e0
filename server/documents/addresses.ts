import { and, desc, eq, notInArray } from 'drizzle-orm'
import { cleanInvoiceForm, invoiceFault, type InvoiceForm } from '@/domain/orders/invoice'
import type { Executor } from '../kernel/database/executor'
import { billingAddress } from '../kernel/database/schema/documents'
import { badInput, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'

/** A saved address as it is stored. */
export type BillingAddressRow = typeof billingAddress.$inferSelect

/** Largest number of addresses of a user. */
const MOST_ADDRESSES = 10

const noSuchAddress = () => notFound('This address is no longer there.')

/** Cleans and checks a form by the rules that the page has too; throws 400 with the field at fault. */
export function checkedForm(sent: InvoiceForm): InvoiceForm {
  const form = cleanInvoiceForm(sent)
  const fault = invoiceFault(form)
  if (fault) throw badInput(fault.field, fault.message)
  return form
}

/** A user's saved addresses, the one used last first. */
export async function listAddressesOf(db: Executor, userId: string): Promise<BillingAddressRow[]> {
  return db
    .select()
    .from(billingAddress)
    .where(eq(billingAddress.userId, userId))
    .orderBy(desc(billingAddress.usedAt), desc(billingAddress.id))
}

/** Saves a user's address, new or changed; the same buyer is saved once. Throws 400 with the field, 404 for one that is not theirs. */
export async function saveAddress(
  services: Services,
  userId: string,
  { id, ...sent }: InvoiceForm & { readonly id?: string },
): Promise<BillingAddressRow> {
  const { email, ...buyer } = checkedForm(sent)
  return services.database.transaction(async (tx) => {
    const saved = await listAddressesOf(tx, userId)
    const same = saved.find((row) => row.buyer.title === buyer.title && row.buyer.taxNumber === buyer.taxNumber)
    const known = id === undefined ? same : saved.find((row) => row.id === id)
    if (id !== undefined && !known) throw noSuchAddress()
    const usedAt = services.clock.now()
    const row = { id: known?.id ?? services.random.id(), userId, buyer, email, usedAt }
    const createdAt = known?.createdAt ?? usedAt
    await tx
      .insert(billingAddress)
      .values({ ...row, createdAt })
      .onConflictDoUpdate({ target: billingAddress.id, set: { buyer, email, usedAt } })
    await dropOldest(tx, userId)
    return { ...row, createdAt }
  })
}

/** Deletes a user's address; throws 404 for one that is not theirs or no longer there. */
export async function deleteAddress(db: Executor, userId: string, id: string): Promise<void> {
  const isOwn = and(eq(billingAddress.userId, userId), eq(billingAddress.id, id))
  const rows = await db.delete(billingAddress).where(isOwn).returning({ id: billingAddress.id })
  if (rows.length === 0) throw noSuchAddress()
}

async function dropOldest(tx: Executor, userId: string): Promise<void> {
  const retained = (await listAddressesOf(tx, userId)).slice(0, MOST_ADDRESSES).map(({ id }) => id)
  await tx.delete(billingAddress).where(and(eq(billingAddress.userId, userId), notInArray(billingAddress.id, retained)))
}
