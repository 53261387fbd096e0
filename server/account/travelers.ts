import { utcDay } from '@/domain/days/civil-day'
import type { SavedTraveler, Traveler } from '@/contract/profile'
import { cleanTraveler, travelerFault, type TravelerFields } from '@/domain/account/traveler-form'
import { idTypeName, isIdType, isIdTypeSupported, maskIdNumber } from '@/domain/account/id-number'
import { travelerText } from '@/domain/text/traveler-text'
import { deriveKey, keyedHash, openSealedText, sealText } from '../kernel/crypto/secrets'
import type { Executor } from '../kernel/database/executor'
import { badInput, conflict, notFound, unprocessable } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { and, count, desc, eq } from 'drizzle-orm'
import { traveler, userAccount } from '../kernel/database/schema/people'

type TravelerServices = Pick<Services, 'env' | 'clock' | 'random' | 'database'>

/** So many travelers a user can have. */
export const MOST_TRAVELERS = 50

/** East of all others the day begins 14 hours before UTC. */
const FARTHEST_AHEAD_MS = 14 * 3_600_000

const latestDay = (now: Date) => utcDay(now.getTime() + FARTHEST_AHEAD_MS)

function judge(services: TravelerServices, fields: TravelerFields, known: TravelerRow | null): void {
  const hasSameType = known?.idType === fields.idType
  if (!isIdType(fields.idType) && !hasSameType) throw badInput('idType', travelerText.unsupported)
  const hasSameNumber = known !== null && hasSameType && openIdNumber(services.env.secret, known) !== null
  const fault = travelerFault(fields, { today: latestDay(services.clock.now()), hasStoredNumber: hasSameNumber })
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

/** A traveler as their owner sees them: the document's number is masked and never leaves the server in full. */
export function presentTraveler(secret: string, row: TravelerRow, countryCode: string | null): Traveler {
  const { id, name, idType, birthday, tel } = row
  const idNo = maskIdNumber(openIdNumber(secret, row) ?? '')
  const disabled = !isIdTypeSupported(idType, countryCode)
  return { id, name, idType, idTypeName: idTypeName(idType), idNo, birthday, tel, disabled }
}

/** Returns a user's travelers for the account's export, as JSON texts with the whole document number, because the caller owns it, and a fresh code. */
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

/** A user's traveler with the whole number of its document; null where there is none of that id, or its number can't be decrypted. */
export async function openTraveler(
  tx: Executor,
  { env }: Pick<Services, 'env'>,
  { userId, travelerId }: { readonly userId: string; readonly travelerId: string },
): Promise<{ name: string; idType: string; idNo: string } | null> {
  const row = await findTraveler(tx, userId, travelerId)
  const idNo = row && openIdNumber(env.secret, row)
  return row && idNo !== null ? { name: row.name, idType: row.idType, idNo } : null
}

/** Names the key under which document numbers are encrypted from now on; rows keep the name of theirs. */
const currentSealKeyId = 't1'

/** The key of that name, for AES-256. */
const idNumberKey = (secret: string, keyId: string): Buffer => deriveKey(secret, `traveler id number ${keyId}`)

/** Binds an encrypted number to its row, so that it opens in no other. */
const sealOwner = ({ userId, id }: { readonly userId: string; readonly id: string }): Buffer =>
  Buffer.from(`${userId} ${id}`)

/** The number that sealIdNumber encrypted for this row; null where the secret is another one or the text was tampered with. */
export function openIdNumber(
  secret: string,
  { sealedIdNo, sealKeyId, ...row }: SealedIdNumber & { readonly userId: string; readonly id: string },
): string | null {
  return openSealedText(idNumberKey(secret, sealKeyId), sealOwner(row), sealedIdNo)
}

/** A document's number as it is stored. */
interface SealedIdNumber {
  readonly sealedIdNo: string
  readonly sealKeyId: string
}

/** Encrypts a document's number for one traveler's row. */
export function sealIdNumber(
  { env, random }: Pick<Services, 'env' | 'random'>,
  row: { readonly userId: string; readonly id: string },
  idNo: string,
): SealedIdNumber {
  const key = idNumberKey(env.secret, currentSealKeyId)
  return { sealedIdNo: sealText(random, key, sealOwner(row), idNo), sealKeyId: currentSealKeyId }
}

type TravelerRow = typeof traveler.$inferSelect

const isOwn = (userId: string, id: string) => and(eq(traveler.userId, userId), eq(traveler.id, id))

/** A user's travelers, newest first. */
export async function listTravelersOf(tx: Executor, userId: string): Promise<TravelerRow[]> {
  return tx
    .select()
    .from(traveler)
    .where(eq(traveler.userId, userId))
    .orderBy(desc(traveler.createdAt), desc(traveler.id))
}

/** One of a user's travelers; null for one of somebody else. */
async function findTraveler(tx: Executor, userId: string, id: string): Promise<TravelerRow | null> {
  const [row] = await tx.select().from(traveler).where(isOwn(userId, id))
  return row ?? null
}

/** The user's traveler with this document. */
async function findTravelerByNumber(
  tx: Executor,
  { userId, idType, idNoHash }: Pick<TravelerRow, 'userId' | 'idType' | 'idNoHash'>,
): Promise<TravelerRow | null> {
  const isSame = and(eq(traveler.userId, userId), eq(traveler.idType, idType), eq(traveler.idNoHash, idNoHash))
  const [row] = await tx.select().from(traveler).where(isSame)
  return row ?? null
}

/** How many travelers a user has; others who change them wait until the transaction ends. */
async function lockAndCountTravelers(tx: Executor, userId: string): Promise<number> {
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('update')
  const [row] = await tx.select({ travelers: count() }).from(traveler).where(eq(traveler.userId, userId))
  return row?.travelers ?? 0
}

/** Writes a traveler, new or changed. */
async function writeTraveler(tx: Executor, row: TravelerRow): Promise<void> {
  const { id: _id, userId: _userId, createdAt: _createdAt, ...changed } = row
  await tx.insert(traveler).values(row).onConflictDoUpdate({ target: traveler.id, set: changed })
}

/** Deletes one of a user's travelers; returns whether it existed. */
export async function removeTraveler(tx: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(traveler).where(isOwn(userId, id)).returning({ id: traveler.id })
  return gone.length > 0
}
