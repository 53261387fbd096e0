import type { ChoosePicture } from '@/platform/choose-picture/contract'
import type { SendFile } from '@/platform/upload/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

/** A browser's request that ends as it is told. */
const requestEnding = (end: { status: number; text: string } | 'error') =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = end === 'error' ? 0 : end.status
    readonly responseText = end === 'error' ? '' : end.text
    timeout = 0
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => 'application/json'
    send() {
      queueMicrotask(() => this.dispatchEvent(new Event(end === 'error' ? 'error' : 'load')))
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
    if (end === 'error') host.taro.host.refused.add('uploadFile')
    else host.taro.host.answers.set('uploadFile', { statusCode: end.status, header: {}, data: end.text })
    const { sendFile } = host.capability<{ sendFile: SendFile }>('upload')
    const file = isH5
      ? ({ kind: 'bytes', bytes: new Blob(['x']) } as const)
      : ({ kind: 'path', path: 'tmp://1' } as const)
    return sendFile({ url: '/upload', headers: {}, fields: { a: '1' }, file, timeoutMs: 20_000 })
  }

  test.each([
    [200, '{"id":"p1"}', { id: 'p1' }],
    [413, '{"code":"too_large"}', { code: 'too_large' }],
    [204, '', null],
  ])('upload: %s is an answer', async (status, text, body) => {
    expect(await send({ status, text })).toMatchObject({ status, body })
  })

  test('upload: no connection', async () => {
    await expect(send('error')).rejects.toMatchObject({ kind: 'network' })
  })

  test('a picture: a change of mind is none, and nothing is thrown', async () => {
    host.taro.host.answers.set('chooseImage', { tempFilePaths: [] })
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function cancel(
      this: HTMLElement,
    ) {
      this.dispatchEvent(new Event('cancel'))
    })
    const { choosePicture } = host.capability<{ choosePicture: ChoosePicture }>('choose-picture')
    await expect(choosePicture()).resolves.toEqual({ kind: 'dismissed' })
    click.mockRestore()
  })
})
