import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { UseHostPull } from './contract'

/** By the host's gesture; its head goes away whatever comes of the refresh. */
export const useHostPull: UseHostPull = (onRefresh) => {
  usePullDownRefresh(() => {
    const stop = () => {
      Taro.stopPullDownRefresh()
    }
    onRefresh().then(stop, stop)
  })
}
