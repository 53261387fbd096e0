import { eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { assistantConsent, assistantUsage, dialog } from '../kernel/database/schema/support'

/** Deletes an owner's dialogs with the assistant, the consent and the token counts. Idempotent. */
export async function eraseDialogs(tx: Executor, owner: string): Promise<void> {
  await tx.delete(dialog).where(eq(dialog.owner, owner))
  await tx.delete(assistantConsent).where(eq(assistantConsent.owner, owner))
  await tx.delete(assistantUsage).where(eq(assistantUsage.subject, owner))
}
