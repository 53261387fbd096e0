import { openIdNumber } from '../travelers/open-id-number'
import { listTravelersOf } from '../repositories/traveler'
import type { Services } from '../kernel/services'

/** A user's travelers for the file of the account, as JSON texts: with the whole number of the document, for it is its owner who asks, and with a fresh code. */
export async function travelersOfFile({ database, env }: Services, uid: string): Promise<string[]> {
  const rows = await listTravelersOf(database.db, uid)
  return rows.map((row) => {
    const { id, name, idType, birthday, tel, createdAt, changedAt } = row
    return JSON.stringify({
      id,
      name,
      idType,
      idNo: openIdNumber(env.secret, row),
      birthday,
      tel,
      createdAt,
      changedAt,
    })
  })
}
