import type { FocusInside, GoToField, UseFirstField, UseFocusSpan } from './contract'
import Taro from '@tarojs/taro'

/** Mini-programs open the keyboard at a tap. */
export const useFirstField: UseFirstField = () => {}

/** Mini-programs have no keyboard focus, and their elements can't be searched. */
export const focusInside: FocusInside = () => {}

/** Mini-programs do not report the focus. */
export const useFocusSpan: UseFocusSpan = () => null

/** So far below the top of the screen, in px on a 375 px wide screen: below the header, with the field's label. */
const TOP_PX = 120

/** Mini-programs open the keyboard at a tap alone, so the field is brought into sight. */
export const goToField: GoToField = (id) =>
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -TOP_PX, duration: 300 })
