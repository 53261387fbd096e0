import { createContext, useContext, useState } from 'react'
import { useLeaving } from '@/platform/popup/leaving'
import type { UseLeaving } from '@/platform/popup/contract'

/** Whether the page has removed the popups rendered inside, so that they only play their exit. */
export const PopupsLeaving = createContext(false)

/** The props that a popup was last open with; it renders them until it is out of sight. */
export function useLastOpen<Props extends { readonly isOpen: boolean }>(props: Props): Props {
  const [last, setLast] = useState(props)
  if (props.isOpen && props !== last) setLast(props)
  return props.isOpen ? props : last
}

/** How a popup stands: it leaves when it is closed, and when the layer around it is emptied. */
export const useLeavingPopup: UseLeaving = (isOpen, motionMs) => {
  const areLeaving = useContext(PopupsLeaving)
  return useLeaving(isOpen && !areLeaving, motionMs)
}
