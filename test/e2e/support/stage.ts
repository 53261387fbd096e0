import type { RouteName } from '../../../config/routes'
import { addressesFor } from './addresses'
import type { AppCalls } from './app-calls'
import { openPhone, type Phone } from './browser'
import { findOffer, sellOutOneHotel } from './offers'
import { openSignedInPhone } from './signed-in-phone'
import { startStaylark, type Staylark } from './staylark'

/** All that scenes are looked at with: someone signed in who has an order and a wish, a visitor, and where their pages are. */
export interface Stage {
  readonly staylark: Staylark
  readonly traveller: Phone & AppCalls
  readonly visitor: Phone
  readonly addresses: Readonly<Record<RouteName, string>>
}

/** Sets it up on a server and a browser of its own. */
export async function openStage(email: string): Promise<Stage> {
  const staylark = await startStaylark()
  const traveller = await openSignedInPhone(staylark, email)
  const visitor = await openPhone(staylark.browser, staylark.url)
  const addresses = await addressesFor(traveller)
  await sellOutOneHotel(traveller, staylark)
  const { hotelId } = await findOffer(traveller, 21)
  await traveller.api.collection.addCollection({ bizType: 'hotel', bizId: hotelId })
  return { staylark, traveller, visitor, addresses }
}
