import Taro from '@tarojs/taro'
import type { FindPosition } from './contract'

/** By the mini-program's host. */
export const findPosition: FindPosition = async () => {
  const { latitude, longitude } = await Taro.getLocation({ type: 'wgs84' })
  return { lat: Number(latitude), lng: Number(longitude) }
}
