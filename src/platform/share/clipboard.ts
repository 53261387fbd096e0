import Taro from '@tarojs/taro'
import type { CopyText } from './contract'

/** By the host's clipboard. */
export const copyText: CopyText = async (data) => {
  try {
    await Taro.setClipboardData({ data })
    return true
  } catch {
    return false
  }
}
