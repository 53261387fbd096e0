import Taro from '@tarojs/taro'
import type { WatchOnline } from './contract'

/** By the host's word on the network. */
export const watchOnline: WatchOnline = (listener) => {
  const report = ({ isConnected }: { isConnected: boolean }) => listener(isConnected)
  Taro.onNetworkStatusChange(report)
  void Taro.getNetworkType({ success: ({ networkType }) => listener(networkType !== 'none') })
  return () => Taro.offNetworkStatusChange(report)
}
