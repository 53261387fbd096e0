import Taro from '@tarojs/taro'
import { choosePictures, failedChoice } from './choose-pictures'
import type { MediaChooser } from './contract'
import { chosenPicture, chosenVideo } from './host-files'

const LONGEST_VIDEO_S = 60

/** Alipay has a chooser for each kind, and no picture of a video. */
export const mediaChooser: MediaChooser = {
  async choosePictures(most, onPicked) {
    const choice = await choosePictures(most)
    if (choice.kind !== 'chosen') return choice
    onPicked()
    try {
      const files = choice.files.flatMap(({ file, sizeBytes }) =>
        file.kind === 'path' ? [{ path: file.path, sizeBytes }] : [],
      )
      return { kind: 'chosen', media: await Promise.all(files.map(chosenPicture)) }
    } catch (failure) {
      return failedChoice(failure)
    }
  },
  async chooseVideo(onPicked) {
    try {
      const picked = await Taro.chooseVideo({ sourceType: ['album', 'camera'], maxDuration: LONGEST_VIDEO_S })
      // Older versions name the path apFilePath.
      const path = picked.tempFilePath ?? (picked as { apFilePath?: string }).apFilePath
      if (!path) return { kind: 'dismissed' }
      onPicked()
      const media = await chosenVideo({ path, sizeBytes: picked.size, durationS: picked.duration })
      return { kind: 'chosen', media: [media] }
    } catch (failure) {
      return failedChoice(failure)
    }
  },
}
