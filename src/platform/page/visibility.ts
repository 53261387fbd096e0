import Taro from '@tarojs/taro'
import type { WatchVisibility } from './contract'

/** By the app's own showing and hiding; old hosts lack the calls and report nothing. */
export const watchVisibility: WatchVisibility = (listener) => {
  const shown = () => listener(true)
  const hidden = () => listener(false)
  Taro.onAppShow?.(shown)
  Taro.onAppHide?.(hidden)
  return () => {
    Taro.offAppShow?.(shown)
    Taro.offAppHide?.(hidden)
  }
}
