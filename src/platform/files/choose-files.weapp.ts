import Taro from '@tarojs/taro'
import { choosePictures, failedChoice } from './choose-pictures'
import type { FileChooser, FilesChoice } from './contract'

/** By callbacks: Taro makes no promise of this call, and WeChat only one without them. */
const openChats = (count: number): Promise<Taro.chooseMessageFile.SuccessCallbackResult> =>
  new Promise((resolve, reject) => {
    const opened: unknown = Taro.chooseMessageFile({
      count,
      type: 'file',
      extension: ['pdf'],
      success: resolve,
      fail: reject,
    })
    Promise.resolve(opened).catch(reject)
  })

/** WeChat gives files out of chats only. */
async function choosePdfs(most: number): Promise<FilesChoice> {
  try {
    const { tempFiles } = await openChats(most)
    if (tempFiles.length === 0) return { kind: 'dismissed' }
    const files = tempFiles.map(({ name, size, path }) => ({
      name,
      sizeBytes: size,
      file: { kind: 'path', path } as const,
    }))
    return { kind: 'chosen', files }
  } catch (failure) {
    return failedChoice(failure)
  }
}

/** Pictures from the album, PDFs from a chat. */
export const fileChooser: FileChooser = {
  sources: ['picture', 'pdf'],
  choose: (source, most) => (source === 'pdf' ? choosePdfs(most) : choosePictures(most)),
}
