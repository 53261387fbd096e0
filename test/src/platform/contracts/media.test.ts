import type { MediaChooser, SliceFile } from '@/platform/files/contract'
import type { SendFile } from '@/platform/http/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const jpeg = '\u00ff\u00d8\u00ff\u00e0 and so on'
const mp4 = '\0\0\0\x20ftypisom\0\0\0\0'

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(blob)
  })

describe.each(everyHost.filter((name) => name !== 'h5'))('%s', (name) => {
  let host: LoadedHost
  const isAlipay = name === 'alipay'
  const chooser = () => host.capability<{ mediaChooser: MediaChooser }>('files/choose-media').mediaChooser
  const onPicked = jest.fn()

  beforeEach(() => {
    host = asHost(name)
    onPicked.mockClear()
    host.taro.host.files.set('tmp://1', bytesOf(jpeg))
    host.taro.host.files.set('tmp://2', bytesOf(mp4))
    host.taro.host.files.set('tmp://thumb', bytesOf(jpeg))
    host.taro.host.replies.set('getFileInfo', { size: 30 })
  })

  const pictures = (path: string) => {
    host.taro.host.replies.set('chooseImage', { tempFilePaths: [path] })
    host.taro.host.replies.set('chooseMedia', { tempFiles: [{ tempFilePath: path, size: 30 }] })
  }

  test('pictures come with their format, size and where they can be shown from', async () => {
    pictures('tmp://1')
    await expect(chooser().choosePictures(9, onPicked)).resolves.toEqual({
      kind: 'chosen',
      media: [
        {
          mediaType: 'image/jpeg',
          sizeBytes: 30,
          thumbUrl: 'tmp://1',
          file: { kind: 'path', path: 'tmp://1' },
          poster: null,
          durationMs: null,
        },
      ],
    })
    expect(onPicked).toHaveBeenCalledTimes(1)
    expect(host.taro.host.calls[0]?.[1]).toMatchObject({ count: 9 })
  })

  test('a file that cannot be read has no format', async () => {
    pictures('tmp://gone')
    await expect(chooser().choosePictures(9, onPicked)).resolves.toMatchObject({ media: [{ mediaType: null }] })
  })

  test('a video has a poster where the host takes one', async () => {
    const thumb = name === 'weapp' ? { thumbTempFilePath: 'tmp://thumb' } : {}
    host.taro.host.replies.set('chooseMedia', {
      tempFiles: [{ tempFilePath: 'tmp://2', size: 20, duration: 12.4, ...thumb }],
    })
    host.taro.host.replies.set('chooseVideo', { tempFilePath: 'tmp://2', size: 20, duration: 12.4 })
    const poster = {
      mediaType: 'image/jpeg',
      sizeBytes: 30,
      thumbUrl: 'tmp://thumb',
      file: { kind: 'path', path: 'tmp://thumb' },
      poster: null,
      durationMs: null,
    }
    await expect(chooser().chooseVideo(onPicked)).resolves.toEqual({
      kind: 'chosen',
      media: [
        {
          mediaType: 'video/mp4',
          sizeBytes: 20,
          thumbUrl: name === 'weapp' ? 'tmp://thumb' : '',
          file: { kind: 'path', path: 'tmp://2' },
          poster: name === 'weapp' ? poster : null,
          durationMs: 12_400,
        },
      ],
    })
  })

  test('a change of mind is none, and a host that refuses has failed', async () => {
    const refuse = (errMsg: string) => {
      for (const call of ['chooseImage', 'chooseMedia', 'chooseVideo'])
        host.taro.host.replies.set(call, Object.assign(new Error(errMsg), { errMsg }))
    }
    refuse(isAlipay ? 'chooseImage:fail cancel' : 'chooseMedia:fail cancel')
    await expect(chooser().choosePictures(9, onPicked)).resolves.toEqual({ kind: 'dismissed' })
    await expect(chooser().chooseVideo(onPicked)).resolves.toEqual({ kind: 'dismissed' })
    refuse('fail auth deny')
    await expect(chooser().choosePictures(9, onPicked)).resolves.toEqual({ kind: 'failed' })
    await expect(chooser().chooseVideo(onPicked)).resolves.toEqual({ kind: 'failed' })
    expect(onPicked).not.toHaveBeenCalled()
  })

  test.each([false, true])(
    'a piece of a file is a file of its own until it is released (old host: %s)',
    async (isOld) => {
      host.taro.host.readsWholeFiles = isOld
      host.taro.host.files.set('tmp://3', bytesOf('0123456789'))
      const { sliceFile } = host.capability<{ sliceFile: SliceFile }>('files/slice-file')
      const slice = await sliceFile({ kind: 'path', path: 'tmp://3' }, 4, 3)
      const path = slice.file.kind === 'path' ? slice.file.path : ''
      expect(host.taro.host.files.get(path)).toEqual(bytesOf('456'))
      slice.release()
      expect(host.taro.host.files.has(path)).toBe(false)
    },
  )

  test('a piece of a file that is gone rejects', async () => {
    const { sliceFile } = host.capability<{ sliceFile: SliceFile }>('files/slice-file')
    await expect(sliceFile({ kind: 'path', path: 'tmp://gone' }, 0, 3)).rejects.toBeDefined()
  })

  test('progress is in per cent by whatever name the host counts, and an upload can be aborted', async () => {
    const counts = isAlipay
      ? { totalBytesWritten: 30, totalBytesExpectedToWrite: 60 }
      : { progress: 50, totalBytesSent: 30, totalBytesExpectedToSend: 60 }
    const abort = jest.fn()
    const task = (options: object) => {
      host.taro.host.calls.push(['uploadFile', { ...options }])
      return Object.assign(Promise.resolve({ statusCode: '204', data: '' }), {
        progress: (listener: (counted: object) => void) => listener(counts),
        abort,
      })
    }
    Object.assign(host.taro.default, { uploadFile: task })
    const percents: number[] = []
    const { sendFile } = host.capability<{ sendFile: SendFile }>('http/upload')
    const reply = await sendFile({
      url: 'https://store.example/',
      headers: {},
      fields: { key: 'k', policy: 'p' },
      file: { kind: 'path', path: 'tmp://2' },
      timeoutMs: 1000,
      onProgress: (percent) => percents.push(percent),
      onBegun: (stop) => stop(),
      isVideo: true,
    })
    expect([reply.status, percents, abort.mock.calls.length]).toEqual([204, [50], 1])
    expect(host.taro.host.calls[0]?.[1]).toMatchObject({ name: 'file', fileType: 'video', hideLoading: true })
  })
})

describe('in a browser', () => {
  const host = asHost('h5')
  const { mediaChooser } = host.capability<{ mediaChooser: MediaChooser }>('files/choose-media')
  const { sliceFile } = host.capability<{ sliceFile: SliceFile }>('files/slice-file')

  const choosing = async (files: readonly File[], choose: () => ReturnType<MediaChooser['chooseVideo']>) => {
    let accept = ''
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function pick(
      this: HTMLInputElement,
    ) {
      accept = `${this.accept} ${this.multiple}`
      Object.defineProperty(this, 'files', { value: files })
      this.dispatchEvent(new Event(files.length === 0 ? 'cancel' : 'change'))
    })
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('no picture')) })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    const play = jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function fail(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('error'))
    })
    const choice = await choose()
    click.mockRestore()
    play.mockRestore()
    return { accept, choice }
  }

  test('pictures are requested in formats that make an iPhone convert, and one more than fits is passed on', async () => {
    const files = [jpeg, '\0\0\0\x20ftypheic\0\0\0\0', 'GIF89a', jpeg].map(
      (text, index) => new File([bytesOf(text)], `${index}`),
    )
    const { accept, choice } = await choosing(files, () => mediaChooser.choosePictures(2, () => {}))
    expect(accept).toBe('image/jpeg,image/png,image/webp true')
    expect(choice.kind === 'chosen' && choice.media.map(({ mediaType, file }) => [mediaType, file])).toEqual([
      ['image/jpeg', { kind: 'bytes', bytes: files[0] }],
      ['heic', { kind: 'bytes', bytes: files[1] }],
      [null, { kind: 'bytes', bytes: files[2] }],
    ])
  })

  test('a video that the browser cannot show has no poster', async () => {
    const file = new File([bytesOf(mp4)], 'v.mp4')
    const { accept, choice } = await choosing([file], () => mediaChooser.chooseVideo(() => {}))
    expect(accept).toBe('video/mp4 false')
    expect(choice).toEqual({
      kind: 'chosen',
      media: [
        {
          mediaType: 'video/mp4',
          sizeBytes: file.size,
          thumbUrl: '',
          file: { kind: 'bytes', bytes: file },
          poster: null,
          durationMs: null,
        },
      ],
    })
  })

  test('a change of mind is none', async () => {
    const { choice } = await choosing([], () => mediaChooser.choosePictures(2, () => {}))
    expect(choice).toEqual({ kind: 'dismissed' })
  })

  test('a piece of a file is read when it is sent', async () => {
    const { file } = await sliceFile({ kind: 'bytes', bytes: new Blob(['0123456789']) }, 4, 3)
    expect(file.kind === 'bytes' && (await textOf(file.bytes))).toBe('456')
  })
})
