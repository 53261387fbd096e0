import { useEffect, useState, type ComponentType } from 'react'

/** The login popup; its code is fetched when it is first shown. */
export function LoginLayer() {
  const [Popup, setPopup] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isGone = false
    void import('./login-popup-layer').then(({ LoginPopupLayer }) => {
      if (!isGone) setPopup(() => LoginPopupLayer)
    })
    return () => {
      isGone = true
    }
  }, [])
  return Popup && <Popup />
}
