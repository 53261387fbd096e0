import type { SavedTraveler } from '@/contract/traveler'
import { cleanTraveler, travelerFault, type TravelerFields } from '@/domain/account/traveler-form'
import { isIdType } from '@/domain/account/id-number'
import { travelerTexts } from '@/domain/text/texts'
import { keyedHash } from '../kernel/crypto/secrets'
import type { Executor } from '../kernel/database/executor'
import { badInput, conflict, notFound, unprocessable } from '../kernel/errors'
import {
  findTraveler,
  findTravelerByNumber,
  lockAndCountTravelers,
  writeTraveler,
  type TravelerRow,
} from '../repositories/traveler'
import type { Services } from '../kernel/services'
import { openIdNumber } from '../travelers/open-id-number'
import { sealIdNumber } from '../travelers/seal-id-number'

type TravelerServices = Pick<Services, 'env' | 'clock' | 'random' | 'database'>

/** So many travelers a user can have. */
const MOST_TRAVELERS = 50

/** East of all others the day begins 14 hours before UTC. */
const FARTHEST_AHEAD_MS = 14 * 3_600_000

const latestDay = (now: Date) => new Date(now.getTime() + FARTHEST_AHEAD_MS).toISOString().slice(0, 10)

function judge(services: TravelerServices, fields: TravelerFields, known: TravelerRow | null): void {
  const hasSameType = known?.idType === fields.idType
  if (!isIdType(fields.idType) && !hasSameType) throw badInput('idType', travelerTexts.unsupported)
  const keepsNumber = known !== null && hasSameType && openIdNumber(services.env.secret, known) !== null
  const fault = travelerFault(fields, { today: latestDay(services.clock.now()), keepsNumber })
  if (fault) throw badInput(fault.field, fault.message)
}

/** The row that a new traveler becomes, or that the same one already is; throws 409 where the document is another traveler's. */
async function place(tx: Executor, fields: TravelerFields, row: TravelerRow, isNew: boolean): Promise<TravelerRow> {
  const holder = await findTravelerByNumber(tx, row)
  if (!holder || holder.id === row.id) return row
  if (!isNew || holder.name !== fields.name) {
    throw conflict('traveler_exists', `You have already saved this document for ${holder.name}.`)
  }
  return { ...row, id: holder.id, sealedIdNo: holder.sealedIdNo, sealKeyId: holder.sealKeyId }
}

function rowOf(services: TravelerServices, userId: string, fields: TravelerFields, known: TravelerRow | null) {
  const now = services.clock.now()
  const { name, idType, idNo, birthday, tel } = fields
  const owner = { id: known?.id ?? services.random.id(), userId }
  const number =
    known && idNo === ''
      ? { sealedIdNo: known.sealedIdNo, sealKeyId: known.sealKeyId, idNoHash: known.idNoHash }
      : {
          ...sealIdNumber(services, owner, idNo),
          idNoHash: keyedHash(services.env.secret, 'traveler id number', `${userId} ${idType} ${idNo}`),
        }
  const times = { createdAt: known?.createdAt ?? now, changedAt: now }
  return { ...owner, ...number, ...times, name, idType, birthday: birthday ?? known?.birthday ?? null, tel }
}

/** Saves a user's traveler by the rules that the form has too; throws 400 with the field, 404 for one that is not theirs, 409 for a document that another of theirs has, 422 above 50. */
export async function saveTraveler(
  services: TravelerServices,
  userId: string,
  input: SavedTraveler,
): Promise<TravelerRow> {
  const fields = cleanTraveler({ ...input, birthday: input.birthday ?? null })
  return services.database.transaction(async (tx) => {
    const travelers = await lockAndCountTravelers(tx, userId)
    const known = input.id === undefined ? null : await findTraveler(tx, userId, input.id)
    if (input.id !== undefined && !known) throw notFound('This traveler is no longer there.')
    judge(services, fields, known)
    const written = rowOf(services, userId, fields, known)
    const row = await place(tx, fields, written, known === null)
    if (!known && row.id === written.id && travelers >= MOST_TRAVELERS) {
      throw unprocessable(
        'too_many_travelers',
        `You can save up to ${MOST_TRAVELERS} travelers. Please delete one first.`,
      )
    }
    await writeTraveler(tx, row)
    return row
  })
}
