import Taro from '@tarojs/taro'

const DESIGN_WIDTH_PX = 375

/** Returns how many px of this screen are one px of a screen 375 px wide. */
export const designScale = (): number => (Taro.getSystemInfoSync().windowWidth || DESIGN_WIDTH_PX) / DESIGN_WIDTH_PX
