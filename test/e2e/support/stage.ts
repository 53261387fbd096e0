import type { RouteName } from '../../../config/routes'
import { addressesFor } from './addresses'
import type { AppCalls } from './app-calls'
import { openPhone, type Phone } from './browser'
import { findOffer, sellOutOneHotel } from './offers'
import { openSignedInPhone } from './signed-in-phone'
import { startStaylark, type Staylark } from './staylark'

/** Everything that scenes are checked with: a signed-in user with an order and a favorite, a visitor, and the addresses of their pages. */
export interface Stage {
  readonly staylark: Staylark
  readonly traveler: Phone & AppCalls
  readonly visitor: Phone
  readonly addresses: Readonly<Record<RouteName, string>>
}

/** Sets it up on a server and a browser of its own. */
export async function openStage(email: string): Promise<Stage> {
  const staylark = await startStaylark()
  const traveler = await openSignedInPhone(staylark, email)
  const visitor = await openPhone(staylark.browser, staylark.url)
  const addresses = await addressesFor(traveler)
  await sellOutOneHotel(traveler, staylark)
  const { hotelId } = await findOffer(traveler, 21)
  await traveler.api.collection.addCollection({ bizType: 'hotel', bizId: hotelId })
  return { staylark, traveler, visitor, addresses }
}
