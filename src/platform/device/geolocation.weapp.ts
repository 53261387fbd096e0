import Taro from '@tarojs/taro'
import type { FindPosition } from './contract'

/** By WeChat's approximate position: enough for a city, and open to every kind of mini-program. */
export const findPosition: FindPosition = async () => {
  const { latitude, longitude } = await Taro.getFuzzyLocation({ type: 'wgs84' })
  return { lat: latitude, lng: longitude }
}
