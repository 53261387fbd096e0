import Taro from '@tarojs/taro'
import { failedChoice } from './choose-pictures'
import type { MediaChoice, MediaChooser } from './contract'
import { chosenPicture, chosenVideo } from './host-files'

/** Limits the host's camera only. */
const LONGEST_VIDEO_S = 60

/** By callbacks: Taro makes no promise of this call, and not every host does. */
const openMedia = (options: Taro.chooseMedia.Option): Promise<Taro.chooseMedia.SuccessCallbackResult> =>
  new Promise((resolve, reject) => {
    const opened: unknown = Taro.chooseMedia({ ...options, success: resolve, fail: reject })
    Promise.resolve(opened).catch(reject)
  })

async function choose(mediaType: 'image' | 'video', count: number, onPicked: () => void): Promise<MediaChoice> {
  try {
    const { tempFiles } = await openMedia({
      count,
      mediaType: [mediaType],
      sourceType: ['album', 'camera'],
      sizeType: ['compressed'],
      ...(mediaType === 'video' && { maxDuration: LONGEST_VIDEO_S }),
    })
    if (tempFiles.length === 0) return { kind: 'dismissed' }
    onPicked()
    const files = tempFiles.map((file) => ({
      path: file.tempFilePath,
      sizeBytes: file.size,
      thumbPath: file.thumbTempFilePath,
      durationS: file.duration,
    }))
    return { kind: 'chosen', media: await Promise.all(files.map(mediaType === 'image' ? chosenPicture : chosenVideo)) }
  } catch (failure) {
    return failedChoice(failure)
  }
}

/** By the host's chooser of media; WeChat adds a picture of a video, Douyin does not. */
export const mediaChooser: MediaChooser = {
  choosePictures: (most, onPicked) => choose('image', most, onPicked),
  chooseVideo: (onPicked) => choose('video', 1, onPicked),
}
