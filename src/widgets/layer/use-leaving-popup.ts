import { useContext } from 'react'
import { useLeaving } from '@/platform/feedback/leaving'
import type { UseLeaving } from '@/platform/feedback/leaving/contract'
import { PopupsLeaving } from './popups-leaving'

/** How a popup stands: it leaves when it is closed, and when the layer around it is emptied. */
export const useLeavingPopup: UseLeaving = (isOpen, motionMs) => {
  const areLeaving = useContext(PopupsLeaving)
  return useLeaving(isOpen && !areLeaving, motionMs)
}
