import Taro from '@tarojs/taro'
import type { WatchOnline } from './contract'

/** By the host's word on the network. */
export const watchOnline: WatchOnline = (listener) => {
  const tell = ({ isConnected }: { isConnected: boolean }) => listener(isConnected)
  Taro.onNetworkStatusChange(tell)
  void Taro.getNetworkType({ success: ({ networkType }) => listener(networkType !== 'none') })
  return () => Taro.offNetworkStatusChange(tell)
}
