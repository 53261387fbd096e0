import Taro from '@tarojs/taro'
import type { ScrollPageTo, ScrollToElement, ScrollToTop, WhenAtEnd } from './contract'

/** By the host. */
export const scrollToTop: ScrollToTop = () => void Taro.pageScrollTo({ scrollTop: 0, duration: 300 })

/** By the host, without motion. */
export const scrollPageTo: ScrollPageTo = (topPx) => void Taro.pageScrollTo({ scrollTop: topPx, duration: 0 })

/** By the host, once it has what was rendered last; an element that it does not have moves nothing. */
export const scrollToElement: ScrollToElement = (id) =>
  Taro.nextTick(() => void Taro.pageScrollTo({ selector: `#${id}`, duration: 300, fail: () => {} }).catch(() => {}))

/** Never: the screens of these hosts are shorter than any list's first page, and nobody scrolls before the app is there. */
export const whenAtEnd: WhenAtEnd = () => () => {}
