import { foldCode, isCode } from '@/domain/vouchers/voucher-code'
import type { OperatorActor } from '../booking/purchase-state'
import type { Executor } from '../kernel/database/executor'
import { badInput, conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { codeIndexOf } from './codes'
import { readQr } from './qr'
import { type RedeemFacts, type RedeemRefusal, redeemRefusal, type UseHotel } from './redeem-check'
import { findOpenAppointment } from './repository/appointments'
import { isGiven } from './repository/gifts'
import { findLastMove, findVoucher, findVoucherByCode, lockVoucher, type SoldVoucher } from './repository/vouchers'
import { moveVoucher } from './voucher-state'

/** What was presented at a hotel: a typed code or the text of a QR code. */
export interface Presented {
  readonly text: string
  /** Where; null where the voucher itself names it. */
  readonly hotelId: string | null
}

/** A voucher that was presented, and why it can't be redeemed there; null where it can. */
export interface RedeemCheck {
  readonly voucher: SoldVoucher
  readonly hotel: UseHotel
  readonly refusal: RedeemRefusal | null
}

/** Who redeems, and when it was presented. */
interface RedeemChange {
  readonly actor: OperatorActor
  readonly at: Date
}

/** Whether a text is that of a QR code: a compact JWS has three parts. */
export const isQrText = (text: string) => text.split('.').length === 3

/** The voucher that a code or QR text stands for. Throws 400 for a mistyped code, 404 for an unknown one, and 409 not_genuine or outdated for a QR text. */
export async function findPresented(db: Executor, secret: string, text: string): Promise<SoldVoucher> {
  if (isQrText(text)) return findByQr(db, secret, text)
  const code = foldCode(text)
  if (!isCode(code)) throw badInput('code', 'This is not a code: a character is missing or wrong.')
  const voucher = await findVoucherByCode(db, codeIndexOf(secret, code))
  if (!voucher) throw notFound('There is no voucher with this code.')
  return voucher
}

async function findByQr(db: Executor, secret: string, text: string): Promise<SoldVoucher> {
  const facts = await readQr(secret, text)
  const voucher = facts && (await findVoucher(db, facts.id))
  if (!voucher) throw conflict('not_genuine', 'This QR code is not genuine.')
  if (facts.hands !== voucher.hands) throw outdated()
  return voucher
}

const outdated = () => conflict('outdated', 'This was genuine, but the voucher has gone to somebody else since.')

/** Looks at a voucher as it is presented at a hotel. Throws as findPresented does, and 400 where the hotel has to be named or is none of its own. */
export async function checkVoucher(services: Services, { text, hotelId }: Presented): Promise<RedeemCheck> {
  const { database, env, clock } = services
  const voucher = await findPresented(database.db, env.secret, text)
  return checkAt(database.db, voucher, hotelId, clock.now())
}

/** Redeems a voucher, once, in the transaction of what records it. Returns why it can't be, without a change, where it can't. */
export async function redeem(
  tx: Executor,
  services: Services,
  { text, hotelId }: Presented,
  { actor, at }: RedeemChange,
): Promise<RedeemCheck> {
  const { id, hands } = await findPresented(tx, services.env.secret, text)
  const voucher = await lockVoucher(tx, id)
  if (voucher?.hands !== hands) throw outdated()
  const check = await checkAt(tx, voucher, hotelId, at)
  if (check.refusal) return check
  const change = { actor, cause: 'redeemed', reason: `Used at ${check.hotel.name}` }
  await moveVoucher(tx, services, voucher, 'redeemed', change, { usedAt: at, nightsLeft: 0 })
  return check
}

async function checkAt(db: Executor, voucher: SoldVoucher, hotelId: string | null, now: Date): Promise<RedeemCheck> {
  const appointment = await findOpenAppointment(db, voucher.id)
  const hotel = useHotel(voucher, hotelId ?? appointment?.hotelId ?? null)
  const facts: RedeemFacts = {
    voucher,
    hotel,
    appointment,
    usedBy: await findLastMove(db, voucher.id, 'USED'),
    isGiven: await isGiven(db, voucher.id),
  }
  return { voucher, hotel, refusal: redeemRefusal(facts, now) }
}

/** The hotel that is named, or the only one there is. */
function useHotel({ snapshot: { hotels } }: SoldVoucher, hotelId: string | null): UseHotel {
  const ids = hotels.map((hotel) => `${hotel.hotelId} (${hotel.name})`).join(', ')
  const [only] = hotels
  const hotel = hotelId === null && hotels.length === 1 ? only : hotels.find((each) => each.hotelId === hotelId)
  if (hotel) return hotel
  const why = hotelId === null ? 'It can be used at several hotels' : `It can't be used at hotel ${hotelId}`
  throw badInput('hotel', `${why}; name one of these with --hotel: ${ids}.`)
}
