import { useEffect, type PropsWithChildren } from 'react'
import { installRouting } from '@/platform/routing'
import { whenActive } from '@/platform/boot'
import { useRoot } from '@/stores/context'
import './app.scss'

installRouting()

/** The app around all pages: starts what lives as long as it does. */
export default function App({ children }: PropsWithChildren) {
  const root = useRoot()
  useEffect(
    () =>
      whenActive(() => {
        void root.region.start()
        root.leaveLog.start()
        root.online.start()
      }),
    [root],
  )
  return children
}
