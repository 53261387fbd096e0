import Taro from '@tarojs/taro'
import { isDismissal } from './choose-pictures'
import type { ChoosePicture } from './contract'

interface ImageFacts {
  readonly width: number
  readonly height: number
  readonly orientation?: string
}

/** Hosts return the size as in the file; a photo that lies on its side is shown upright. */
const upright = ({ width, height, orientation = '' }: ImageFacts) =>
  /left|right/.test(orientation) ? { width: height, height: width } : { width, height }

/** By the host's album or camera, made smaller by it where it can. */
export const choosePicture: ChoosePicture = async () => {
  try {
    const { tempFilePaths } = await Taro.chooseImage({
      count: 1,
      sizeType: ['compressed'],
      sourceType: ['album', 'camera'],
    })
    const [path] = tempFilePaths
    if (!path) return { kind: 'dismissed' }
    const size = upright(await Taro.getImageInfo({ src: path }))
    if (!(size.width > 0 && size.height > 0)) return { kind: 'unreadable' }
    return { kind: 'chosen', picture: { url: path, ...size, file: { kind: 'path', path } } }
  } catch (failure) {
    return { kind: isDismissal(failure) ? 'dismissed' : 'unreadable' }
  }
}
