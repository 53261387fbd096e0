import type { UseDialogFocus } from './contract'

/** Mini-programs have no keyboard focus to keep. */
export const useDialogFocus: UseDialogFocus = () => {}
