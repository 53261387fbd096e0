import Taro from '@tarojs/taro'
import type { FilesChoice } from './contract'

/** Whether a host's failure is that its chooser was closed. */
export const isDismissal = (failure: unknown): boolean => {
  const { errMsg = '', error } = (failure ?? {}) as { errMsg?: string; error?: number }
  return /cancel/i.test(errMsg) || error === 11
}

/** How choosing failed. */
export const failedChoice = (failure: unknown): { readonly kind: 'dismissed' | 'failed' } => ({
  kind: isDismissal(failure) ? 'dismissed' : 'failed',
})

/** Lets the traveler choose pictures from the album or take one; hosts report no names, and Alipay no sizes. */
export async function choosePictures(most: number): Promise<FilesChoice> {
  try {
    const { tempFilePaths, tempFiles } = await Taro.chooseImage({
      count: most,
      sizeType: ['compressed'],
      sourceType: ['album', 'camera'],
    })
    const sizes: { readonly size: number }[] | undefined = tempFiles
    if (tempFilePaths.length === 0) return { kind: 'dismissed' }
    const files = tempFilePaths.map((path, index) => ({
      name: null,
      sizeBytes: sizes?.[index]?.size ?? null,
      file: { kind: 'path', path } as const,
    }))
    return { kind: 'chosen', files }
  } catch (failure) {
    return failedChoice(failure)
  }
}
