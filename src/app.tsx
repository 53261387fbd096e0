import { useEffect, type PropsWithChildren } from 'react'
import { fitAppFrame } from '@/platform/app-frame'
import { holdPages, whenActive } from '@/platform/boot'
import { askForTicket, takeTicket } from '@/platform/login'
import { watchOnline } from '@/platform/online'
import { slimPageData } from '@/platform/page-data'
import { installRouting } from '@/platform/routing'
import { traits } from '@/platform/traits'
import { clientRoot } from '@/stores/client-root'
import { RootProvider } from '@/stores/context'
import './app.scss'

// Before router, pages and analytics can see the address.
const ticket = takeTicket()
installRouting()
slimPageData()
const root = clientRoot()
const { session, handOff, deviceId } = root

/** Takes over the sign-in around us, by the address or by the app; pages wait for it, so that none is shown to a visitor first. */
function takeOver(): Promise<unknown> | null {
  const mayAsk = traits.surface === 'app' && !session.isLogin
  if (ticket === null && !mayAsk) return null
  const offered = ticket ? Promise.resolve(ticket) : askForTicket(deviceId)
  const taken = offered.then(handOff.take).then((isIn) => (isIn ? root.preferences.adopt() : undefined))
  holdPages(taken)
  return taken
}

const taken = takeOver()
const afterTaking = (action: () => void) => (taken ? void taken.then(action) : action())
// Before the first navigation, which does not wait for it (spec §4).
whenActive(() => afterTaking(() => void root.region.start()))
void fitAppFrame({ onSignedOut: () => void root.logout.signOut() })

/** The app around all pages: starts what lives as long as it does. */
export default function App({ children }: PropsWithChildren) {
  useEffect(
    () =>
      whenActive(() => {
        afterTaking(() => void root.keptWishes.merge())
        afterTaking(() => void root.leaveLog.start())
        root.online.start()
        root.sessionWatch.start()
        watchOnline((isOnline) => void (isOnline && root.logout.endKept()))
      }),
    [],
  )
  return <RootProvider root={root}>{children}</RootProvider>
}
