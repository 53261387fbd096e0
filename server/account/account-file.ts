import { userKey } from '../auth/asker-key'
import { recipientKey } from '../kernel/mail/enqueue-mail'
import { dataSections, readAccountData, type DataOwner } from '../repositories/account-data'
import { findUser } from '../repositories/user'
import type { Services } from '../kernel/services'
import { travelersOfFile } from './travelers-of-file'

const pageSize = 100

const note =
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
  yield `{\n  "about": ${JSON.stringify(note)},\n  "madeAt": ${JSON.stringify(services.clock.now().toISOString())}`
  const of = await ownerOf(services, uid)
  for (const section of dataSections) {
    yield `,\n  ${JSON.stringify(section)}: [`
    yield* listOf(entriesOf(services, of, section))
    yield ']'
  }
  yield ',\n  "travelers": ['
  yield* listOf(await travelersOfFile(services, uid))
  yield ']'
  yield '\n}\n'
}
