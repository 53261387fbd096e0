import '@/platform/boot/after-stores'
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react'
import { fitAppFrame } from '@/platform/native-app/frame'
import { endFirstScreen, whenActive } from '@/platform/boot'
import { watchOnline } from '@/platform/device/online'
import { RootProvider } from '@/stores/app/context'
import { isServerRendered, root, taken } from './app-start'
import './app.scss'

const afterTaking = (action: () => void) => (taken ? void taken.then(action) : action())
const findRegion = () => whenActive(() => afterTaking(() => void root.region.start()))
// Before the first navigation, which does not wait for it (spec §4); beside a server-rendered screen, once the stored state is restored.
if (!isServerRendered || taken) findRegion()
whenActive(() => void fitAppFrame({ onSignedOut: () => void root.logout.signOut() }))

/** The app around all pages: starts what lives as long as it does. */
export default function App({ children }: PropsWithChildren) {
  useLayoutEffect(() => {
    endFirstScreen()
    if (root.restore()) findRegion()
  }, [])
  useEffect(
    () =>
      whenActive(() => {
        afterTaking(() => void root.accountWatch.start())
        afterTaking(() => void root.storedFavorites.merge())
        afterTaking(() => void root.leaveLog.start())
        root.online.start()
        root.sessionWatch.start()
        watchOnline((isOnline) => void (isOnline && root.logout.endStored()))
      }),
    [],
  )
  return <RootProvider root={root}>{children}</RootProvider>
}
