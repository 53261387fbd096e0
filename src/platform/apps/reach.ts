import Taro from '@tarojs/taro'
import { mapPoint } from '@/domain/stays/map'
import { copyText } from '../share/clipboard'
import type { Reach, ReachOutcome } from './contract'

const copied = async (text: string): Promise<ReachOutcome> => ((await copyText(text)) ? 'copied' : 'failed')

/** By the host's dialler; a traveler who decides not to call has been served, too. */
export const callPhone: Reach['callPhone'] = async (number) => {
  try {
    await Taro.makePhoneCall({ phoneNumber: number.replace(/[^+\d]/g, '') })
    return 'opened'
  } catch (error) {
    return isCancelled(error) ? 'opened' : copied(number)
  }
}

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errMsg' in error && /cancel/.test(String(error.errMsg))

/** Mini-programs write no mail. */
export const writeMail: Reach['writeMail'] = copied

/** By the host's map, which counts as maps in the country do. */
export const showWay: Reach['showWay'] = async (place) => {
  const { lat, lng } = mapPoint(place)
  try {
    await Taro.openLocation({ latitude: lat, longitude: lng, name: place.name, address: place.address, scale: 16 })
    return 'opened'
  } catch {
    return copied(`${place.name}\n${place.address}`)
  }
}
