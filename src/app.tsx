import { useEffect, type PropsWithChildren } from 'react'
import { whenActive } from '@/platform/boot'
import { takeTicket } from '@/platform/login'
import { installRouting } from '@/platform/routing'
import { clientRoot } from '@/stores/client-root'
import { useRoot } from '@/stores/context'
import './app.scss'

// Before router, pages and analytics can see the address.
const ticket = takeTicket()
installRouting()
void clientRoot().handOff.start(ticket)

/** The app around all pages: starts what lives as long as it does. */
export default function App({ children }: PropsWithChildren) {
  const root = useRoot()
  useEffect(
    () =>
      whenActive(() => {
        if (root.handOff.isPending) return
        void root.region.start()
        root.leaveLog.start()
        root.online.start()
      }),
    [root],
  )
  return children
}
