import { useEffect } from 'react'
import { useDialogFocus } from '../../focus'
import type { PopupProps, UsePopup } from './contract'

/** Focus by the dialog rules; Taro's page container, which is the scroller, is held while the popup is open. */
export const usePopup: UsePopup = (ref, isOpen, onClose) => {
  useDialogFocus(ref, isOpen, onClose)
  useEffect(() => {
    const page = ref.current?.closest<HTMLElement>('.taro_page')
    if (!isOpen || !page) return
    const before = page.style.overflowY
    page.style.overflowY = 'hidden'
    return () => {
      page.style.overflowY = before
    }
  }, [ref, isOpen])
}

/** Style sheets keep the page still. */
export const popupProps: PopupProps = {}
