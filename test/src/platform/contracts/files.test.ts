import type { ChoosePicture, FileChooser, OpenDocument } from '@/platform/files/contract'
import type { SendFile } from '@/platform/http/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

/** A browser's request that ends on command. */
const requestEnding = (end: { status: number; text: string } | 'error' | 'timeout') =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = typeof end === 'string' ? 0 : end.status
    readonly responseText = typeof end === 'string' ? '' : end.text
    timeout = 0
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => 'application/json'
    send() {
      queueMicrotask(() => this.dispatchEvent(new Event(typeof end === 'string' ? end : 'load')))
    }
  }

describe.each(everyHost)('%s', (name) => {
  const isH5 = name === 'h5'
  const plainRequest = globalThis.XMLHttpRequest
  let host: LoadedHost

  beforeEach(() => {
    host = asHost(name)
  })
  afterEach(() => {
    globalThis.XMLHttpRequest = plainRequest
  })

  const send = (end: Parameters<typeof requestEnding>[0]) => {
    Object.assign(globalThis, { XMLHttpRequest: requestEnding(end) })
    if (end === 'timeout')
      host.taro.host.replies.set('uploadFile', Object.assign(new Error('slow'), { errMsg: 'uploadFile:fail timeout' }))
    else if (end === 'error') host.taro.host.refused.add('uploadFile')
    else host.taro.host.replies.set('uploadFile', { statusCode: end.status, header: {}, data: end.text })
    const { sendFile } = host.capability<{ sendFile: SendFile }>('http/upload')
    const file = isH5
      ? ({ kind: 'bytes', bytes: new Blob(['x']) } as const)
      : ({ kind: 'path', path: 'tmp://1' } as const)
    return sendFile({ url: '/upload', headers: {}, fields: { a: '1' }, file, timeoutMs: 20_000 })
  }

  test.each([
    [200, '{"id":"p1"}', { id: 'p1' }],
    [413, '{"code":"too_large"}', { code: 'too_large' }],
    [204, '', null],
  ])('upload: %s is a reply', async (status, text, body) => {
    expect(await send({ status, text })).toMatchObject({ status, body })
  })

  test('upload: no connection', async () => {
    await expect(send('error')).rejects.toMatchObject({ kind: 'network' })
  })

  test('upload: too slow', async () => {
    await expect(send('timeout')).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('a picture: a change of mind is none, and nothing is thrown', async () => {
    host.taro.host.replies.set('chooseImage', { tempFilePaths: [] })
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function cancel(
      this: HTMLElement,
    ) {
      this.dispatchEvent(new Event('cancel'))
    })
    const { choosePicture } = host.capability<{ choosePicture: ChoosePicture }>('files/choose-picture')
    await expect(choosePicture()).resolves.toEqual({ kind: 'dismissed' })
    click.mockRestore()
  })

  const chooser = () => host.capability<{ fileChooser: FileChooser }>('files/choose-files').fileChooser

  test('files: pictures and PDFs together in browsers, each by itself in WeChat, pictures alone elsewhere', () => {
    const sources = { h5: ['any'], weapp: ['picture', 'pdf'], alipay: ['picture'], tt: ['picture'] }
    expect(chooser().sources).toEqual(sources[name])
  })

  test('files: chosen ones have what the host knows of them', async () => {
    if (isH5) return
    const sizes = name === 'alipay' ? {} : { tempFiles: [{ path: 'tmp://1', size: 10 }] }
    host.taro.host.replies.set('chooseImage', { tempFilePaths: ['tmp://1'], ...sizes })
    host.taro.host.replies.set('chooseMessageFile', { tempFiles: [{ path: 'tmp://2', size: 20, name: 'note.pdf' }] })
    const file = (path: string) => ({ kind: 'path', path }) as const
    await expect(chooser().choose('picture', 5)).resolves.toEqual({
      kind: 'chosen',
      files: [{ name: null, sizeBytes: name === 'alipay' ? null : 10, file: file('tmp://1') }],
    })
    if (name !== 'weapp') return
    await expect(chooser().choose('pdf', 5)).resolves.toEqual({
      kind: 'chosen',
      files: [{ name: 'note.pdf', sizeBytes: 20, file: file('tmp://2') }],
    })
  })

  test('files: a change of mind is none, and a host that refuses has failed', async () => {
    if (isH5) return
    const refuse = (errMsg: string) => {
      for (const call of ['chooseImage', 'chooseMessageFile'])
        host.taro.host.replies.set(call, Object.assign(new Error(errMsg), { errMsg }))
    }
    for (const source of chooser().sources) {
      refuse('chooseImage:fail cancel')
      await expect(chooser().choose(source, 5)).resolves.toEqual({ kind: 'dismissed' })
      refuse('chooseImage:fail auth deny')
      await expect(chooser().choose(source, 5)).resolves.toEqual({ kind: 'failed' })
    }
  })

  const fileUrl = '/downloads/document?ticket=t'
  const open = () => host.capability<{ openDocument: OpenDocument }>('files/open-document').openDocument(fileUrl)

  test('a document is saved by a browser and shown by a mini-program', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    // Alipay reports no status.
    const fetched = name === 'alipay' ? { tempFilePath: 'tmp://1' } : { statusCode: 200, tempFilePath: 'tmp://1' }
    host.taro.host.replies.set('downloadFile', fetched)
    await expect(open()).resolves.toBe(isH5 ? 'saved' : 'opened')
    expect(click).toHaveBeenCalledTimes(isH5 ? 1 : 0)
    click.mockRestore()
  })

  test('a document that the host does not fetch leaves its address on the clipboard', async () => {
    if (isH5) return
    host.taro.host.refused.add('downloadFile')
    await expect(open()).resolves.toBe('link copied')
  })

  test('a document that the server refuses has failed', async () => {
    if (isH5) return
    host.taro.host.replies.set('downloadFile', { statusCode: 410, tempFilePath: 'tmp://1' })
    await expect(open()).resolves.toBe('failed')
  })

  test('a document that the host cannot show has failed', async () => {
    if (isH5) return
    host.taro.host.replies.set('downloadFile', { statusCode: 200, tempFilePath: 'tmp://1' })
    host.taro.host.refused.add('openDocument')
    await expect(open()).resolves.toBe('failed')
  })
})

describe('a file from a browser', () => {
  const { choosePicture } = asHost('h5').capability<{ choosePicture: ChoosePicture }>('files/choose-picture')

  /** What choosing a file that the browser cannot show results in, and the formats offered to the chooser. */
  async function choosing(bytes: Blob) {
    let accept = ''
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(
      this: HTMLInputElement,
    ) {
      accept = this.accept
      Object.defineProperty(this, 'files', { value: [bytes] })
      this.dispatchEvent(new Event('change'))
    })
    const decode = () => Promise.reject(new Error('no picture'))
    Object.assign(HTMLImageElement.prototype, { decode })
    const choice = await choosePicture()
    click.mockRestore()
    return { accept, choice }
  }

  test('is requested in formats that make an iPhone convert to JPEG', async () => {
    expect((await choosing(new Blob(['x']))).accept).toBe('image/jpeg,image/png,image/webp')
  })

  test.each([
    ['\0\0\0\x20ftypheic\0\0\0\0', 'heic'],
    ['\0\0\0\x20ftypavif\0\0\0\0', 'unreadable'],
    ['<svg/>', 'unreadable'],
    ['', 'unreadable'],
  ])('%j is %s', async (bytes, kind) => {
    expect((await choosing(new Blob([bytes]))).choice).toEqual({ kind })
  })

  test('pictures that it cannot show and PDFs are handed over as they are, with one more than fits', async () => {
    const { fileChooser } = asHost('h5').capability<{ fileChooser: FileChooser }>('files/choose-files')
    const files = [
      new File(['%PDF'], 'note.pdf', { type: 'application/pdf' }),
      new File(['?'], 'odd.jpg'),
      new File(['?'], 'b'),
    ]
    let accept = ''
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(
      this: HTMLInputElement,
    ) {
      accept = `${this.accept} ${this.multiple}`
      Object.defineProperty(this, 'files', { value: files })
      this.dispatchEvent(new Event('change'))
    })
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('no picture')) })
    await expect(fileChooser.choose('any', 2)).resolves.toEqual({
      kind: 'chosen',
      files: files.map((bytes) => ({ name: bytes.name, sizeBytes: bytes.size, file: { kind: 'bytes', bytes } })),
    })
    expect(accept).toBe('application/pdf,image/jpeg,image/png,image/webp true')
    click.mockRestore()
  })
})
