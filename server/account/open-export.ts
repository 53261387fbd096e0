import { hashToken } from '../auth/refresh-token'
import { insertExportTicket } from '../repositories/account-export'
import type { UserRow } from '../repositories/user'
import type { Services } from '../kernel/services'
import { confirmAccountCode } from './confirm-account-code'
import { exportFileName } from './export-file-name'

const ticketLifeMs = 10 * 60_000

/** Where the file of an account is fetched. */
export const exportPath = '/downloads/account'

/** Against a fresh code: an address that gives the account's file once within ten minutes, so that any browser or host can fetch it without a sign-in of its own. */
export async function openExport(
  services: Services,
  user: UserRow,
  { code, deviceId }: { code: string; deviceId: string | null },
): Promise<{ path: string; fileName: string; expiresAt: Date }> {
  const { database, clock, random } = services
  const useUp = await confirmAccountCode(services, { email: user.email, code, purpose: 'export', deviceId })
  const ticket = random.token(32)
  const expiresAt = new Date(clock.now().getTime() + ticketLifeMs)
  await database.transaction(async (tx) => {
    await useUp(tx)
    await insertExportTicket(tx, { ticketHash: hashToken(ticket), userId: user.id, expiresAt })
  })
  return { path: `${exportPath}?ticket=${ticket}`, fileName: exportFileName(clock.now()), expiresAt }
}
