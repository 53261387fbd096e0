import { utcDay } from '@/domain/days/civil-day'
import { userKey } from './devices'
import { recipientKey } from '../kernel/mail/enqueue-mail'
import { type DataOwner, dataSections, insertExportTicket, readAccountData } from './repository/personal-data'
import { findUser, type UserRow } from './repository/users'
import type { Services } from '../kernel/services'
import { uploadsOfAccount } from '../uploads/export'
import { travelersOfFile } from './travelers'
import { hashToken } from './sessions'
import { confirmAccountCode } from './use-code'

const pageSize = 100

const exportText =
  'Everything Staylark holds about you. Amounts are in minor units of their currency. Passwords, codes and tokens are kept as hashes only and are no part of it.'

async function ownerOf({ database, env }: Services, uid: string): Promise<DataOwner> {
  const email = (await findUser(database.db, uid))?.email ?? ''
  return { uid, owner: userKey(uid), recipientKey: recipientKey(env.secret, email) }
}

async function* entriesOf({ database }: Services, of: DataOwner, section: string): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const page = await readAccountData(database.db, section, of, { after, limit: pageSize })
    for (const { entry } of page) yield entry
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    after = last.key
  }
}

async function* listOf(entries: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let lead = '\n    '
  for await (const entry of entries) {
    yield lead + entry
    lead = ',\n    '
  }
}

/** The JSON of all that we hold about a user, piece by piece: a page of a hundred entries is in memory at a time. */
export async function* accountFile(services: Services, uid: string): AsyncGenerator<string> {
  yield `{\n  "about": ${JSON.stringify(exportText)},\n  "madeAt": ${JSON.stringify(services.clock.now().toISOString())}`
  const of = await ownerOf(services, uid)
  for (const section of dataSections) {
    yield `,\n  ${JSON.stringify(section)}: [`
    yield* listOf(entriesOf(services, of, section))
    yield ']'
  }
  yield ',\n  "uploads": ['
  yield* uploadsOfAccount(services, uid)
  yield '],\n  "travelers": ['
  yield* listOf(await travelersOfFile(services, uid))
  yield '],\n  "travelersOnOrders": ['
  yield* listOf(await services.bookings.travelersOfFile(services, uid))
  yield ']'
  yield '\n}\n'
}

/** How long the address of an account's file is good, in ms. */
export const exportLifeMs = 10 * 60_000

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
  const expiresAt = new Date(clock.now().getTime() + exportLifeMs)
  await database.transaction(async (tx) => {
    await useUp(tx)
    await insertExportTicket(tx, { ticketHash: hashToken(ticket), userId: user.id, expiresAt })
  })
  return { path: `${exportPath}?ticket=${ticket}`, fileName: exportFileName(clock.now()), expiresAt }
}

/** Name of the file with an account's data, by the day in UTC: staylark-account-2026-11-21.json. */
export function exportFileName(now: Date): string {
  return `staylark-account-${utcDay(now)}.json`
}
