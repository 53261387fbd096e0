import type { PopupProps, UsePopup } from './contract'

/** Mini-programs have no keyboard focus, and popupProps keep their pages still. */
export const usePopup: UsePopup = () => {}

/** Touches that begin on the popup do not scroll the page. */
export const popupProps: PopupProps = { catchMove: true }
