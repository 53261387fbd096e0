import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { addStep } from '../../back-steps'
import { useDialogFocus } from '../../focus'
import type { PopupProps, UsePopup } from './contract'
import { holdPage } from './held-pages'

/** Focus by the dialog rules; Back by a step of the history; Taro's page container, which is the scroller, is held while the popup is open. */
export const usePopup: UsePopup = (ref, isOpen, onClose, onBack = onClose) => {
  useDialogFocus(ref, isOpen, onClose)
  useBackStep(ref, isOpen, onBack)
  useEffect(() => {
    const page = ref.current?.closest<HTMLElement>('.taro_page')
    return isOpen && page ? holdPage(page) : undefined
  }, [ref, isOpen])
}

function useBackStep(ref: RefObject<HTMLElement | null>, isOpen: boolean, onBack: (() => void) | null) {
  const back = useRef(onBack)
  const hasStep = isOpen && onBack !== null
  useLayoutEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    const element = ref.current
    return hasStep && element ? addStep({ element, onBack: () => back.current?.() }) : undefined
  }, [ref, hasStep])
}

/** Style sheets keep the page still. */
export const popupProps: PopupProps = {}
