import { bookingClient, usualForm } from '../server/booking-client'
import { mixClient, type MixClient, type WantedMix } from '../server/mix-client'
import type { AdasThings } from './adas-things'
import { forUsers, open, ownersOnly, type Row } from './row'
import { skuOf } from './voucher-rows'

const mixesOf = ({ server }: AdasThings): MixClient => mixClient(bookingClient(server))

/** A new voucher with a date. */
const wantedOf = async (things: AdasThings): Promise<WantedMix> => ({
  skuId: await skuOf(things),
  quantity: 1,
  roomTypeId: things.roomTypeId,
  checkIn: '2026-12-10',
})

/** A new order of Ada's of a voucher with a date, which waits for payment. */
export const unpaidMixOf = async (things: AdasThings): Promise<{ orderid: string }> => ({
  orderid: (await mixesOf(things).order(things.ada, await wantedOf(things))).orderid,
})

const ownersMix = ownersOnly(unpaidMixOf, { orderid: 'NOSUCHORDER' })

/** The rows of the calls about vouchers that are bought with a date. */
export const mixRows: Record<string, Row> = {
  getCombinationPage: open(wantedOf),
  submitCombinationData: forUsers(async (things) => {
    const { token } = (await mixesOf(things).page(await wantedOf(things))).body
    return { token, contact: usualForm.contact, guests: usualForm.guests }
  }),
  getMixOrder: ownersMix,
  cancelMixOrder: ownersMix,
  // Ada's order waits for payment, and only finished ones can be hidden.
  deleteMixOrder: { ...ownersMix, ada: 409 },
}
