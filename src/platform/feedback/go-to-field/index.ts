import Taro from '@tarojs/taro'
import type { GoToField } from './contract'

/** So far below the top of the screen, in px on a 375 px wide screen: below the header, with the field's label. */
const TOP_PX = 120

/** Mini-programs open the keyboard at a tap alone, so the field is brought into sight. */
export const goToField: GoToField = (id) =>
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -TOP_PX, duration: 300 })
