import { useEffect, type PropsWithChildren } from 'react'
import { whenActive } from '@/platform/boot'
import { takeTicket } from '@/platform/login'
import { slimPageData } from '@/platform/page-data'
import { installRouting } from '@/platform/routing'
import { clientRoot } from '@/stores/client-root'
import { RootProvider } from '@/stores/context'
import './app.scss'

// Before router, pages and analytics can see the address.
const ticket = takeTicket()
installRouting()
slimPageData()
const root = clientRoot()
void root.handOff.start(ticket)

/** The app around all pages: starts what lives as long as it does. */
export default function App({ children }: PropsWithChildren) {
  useEffect(
    () =>
      whenActive(() => {
        if (root.handOff.isPending) return
        void root.region.start()
        void root.keptWishes.merge()
        root.leaveLog.start()
        root.online.start()
      }),
    [],
  )
  return <RootProvider root={root}>{children}</RootProvider>
}
