import Taro from '@tarojs/taro'
import type { FindPosition } from './contract'

/** Alipay returns degrees as strings. */
const degreesOf = (value: number | string) => Number(value)

/** By the mini-program's host, each in its own usual kind: Alipay's kinds are numbers. */
export const findPosition: FindPosition = async () => {
  const { latitude, longitude } = await Taro.getLocation({})
  return { lat: degreesOf(latitude), lng: degreesOf(longitude) }
}
