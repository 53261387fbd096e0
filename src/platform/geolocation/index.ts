import Taro from '@tarojs/taro'
import type { FindPosition } from './contract'

/** By the mini-program's host, each in its own usual kind: Alipay's kinds are numbers. */
export const findPosition: FindPosition = async () => {
  const { latitude, longitude } = await Taro.getLocation({})
  return { lat: Number(latitude), lng: Number(longitude) }
}
