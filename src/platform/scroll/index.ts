import Taro from '@tarojs/taro'
import type { ScrollToTop } from './contract'

/** By the host. */
export const scrollToTop: ScrollToTop = () => void Taro.pageScrollTo({ scrollTop: 0, duration: 300 })
