import type { UseFirstField } from './contract'

/** Mini-programs open the keyboard at a tap. */
export const useFirstField: UseFirstField = () => {}
