import { useContext } from 'react'
import { useLeaving } from '@/platform/popup/leaving'
import type { UseLeaving } from '@/platform/popup/contract'
import { PopupsLeaving } from './popups-leaving'

/** How a popup stands: it leaves when it is closed, and when the layer around it is emptied. */
export const useLeavingPopup: UseLeaving = (isOpen, motionMs) => {
  const areLeaving = useContext(PopupsLeaving)
  return useLeaving(isOpen && !areLeaving, motionMs)
}
