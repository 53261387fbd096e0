import { useEffect } from 'react'
import { useDialogFocus } from '../../focus'
import type { PopupProps, UsePopup } from './contract'
import { holdPage } from './held-pages'

/** Focus by the dialog rules; Taro's page container, which is the scroller, is held while the popup is open. */
export const usePopup: UsePopup = (ref, isOpen, onClose) => {
  useDialogFocus(ref, isOpen, onClose)
  useEffect(() => {
    const page = ref.current?.closest<HTMLElement>('.taro_page')
    return isOpen && page ? holdPage(page) : undefined
  }, [ref, isOpen])
}

/** Style sheets keep the page still. */
export const popupProps: PopupProps = {}
