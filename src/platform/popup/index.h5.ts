import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { addStep } from '../navigation/back-steps'
import { useDialogFocus } from './dialog-focus'
import type { PopupProps, UsePopup } from './contract'

const held = new Map<HTMLElement, { count: number; readonly overflowY: string }>()

/** Stops a page from scrolling until every popup that holds it has let go; returns a function that lets go. */
function holdPage(page: HTMLElement): () => void {
  const holding = held.get(page) ?? { count: 0, overflowY: page.style.overflowY }
  holding.count += 1
  held.set(page, holding)
  page.style.overflowY = 'hidden'
  return () => {
    holding.count -= 1
    if (holding.count > 0) return
    held.delete(page)
    page.style.overflowY = holding.overflowY
  }
}

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
