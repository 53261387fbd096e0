import '@/platform/boot/after-modules'
import { firstScreen, holdPages } from '@/platform/boot'
import { untilActive } from '@/platform/boot/until-active'
import { credentials } from '@/platform/credentials'
import { requestTicket, takeTicket } from '@/platform/login'
import { slimPageData } from '@/platform/page/data'
import { installRouting } from '@/platform/navigation/routing'
import { traits } from '@/platform/device/traits'
import { clientRoot } from '@/stores/app/context'

// Before router, pages and analytics can see the address.
const ticket = takeTicket()
installRouting()
slimPageData()

/** Whether the server drew the page that the app begins with. */
export const isServerRendered = firstScreen() !== null

/** The app's stores. */
export const root = clientRoot()

const { ticketSignIn, deviceId } = root

/** Takes over the sign-in around us, by the address or by the app; pages wait for it, so that none is shown to a visitor first. */
function takeOver(): Promise<unknown> | null {
  const mayRequest = traits.surface === 'app' && credentials.read('access_token') === null
  if (ticket === null && !mayRequest) return null
  root.restore()
  const offered = untilActive().then(() => ticket ?? requestTicket(deviceId))
  const taken = offered.then(ticketSignIn.take).then((isIn) => (isIn ? root.preferences.adopt() : undefined))
  holdPages(taken)
  return taken
}

/** Ends when a sign-in around us was taken over; null where there is none. */
export const taken = takeOver()
