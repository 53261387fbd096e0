import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { bestEncoding, encodePage } from '../../../server/pages/encode-page'

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['brotli', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity, *;q=0', 'identity'],
])('%s allows %s', (header, encoding) => expect(bestEncoding(header)).toBe(encoding))

test('a page is the same in every encoding, each made once', async () => {
  const page = encodePage(Buffer.from('<p>Hôtel</p>'), 404)
  const text = Buffer.from('<p>Hôtel</p>')
  expect(page.status).toBe(404)
  expect([page.ready('identity'), page.ready('br')]).toEqual([text, null])
  expect(await page.bytes('identity')).toEqual(text)
  expect(brotliDecompressSync(await page.bytes('br'))).toEqual(text)
  expect(gunzipSync(await page.bytes('gzip'))).toEqual(text)
  expect(page.ready('br')).toBe(await page.bytes('br'))
})

test('the name of a page follows its text', () => {
  const names = ['a', 'a', 'b'].map((text) => encodePage(Buffer.from(text), 200).etag)
  expect(names[0]).toBe(names[1])
  expect(names[0]).not.toBe(names[2])
})

test('two pages at once are packed well, further ones quickly, and well again when those are done', async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `<li>${(at * 7_919) % 1_000} rooms in ${at % 97}</li>`).join('')
  const html = Buffer.from(text)
  const sizeAt = (quality: number) =>
    brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }).length
  const [quick, well] = [sizeAt(1), sizeAt(5)]
  expect(quick).toBeGreaterThan(well)
  const pages = Array.from({ length: 4 }, () => encodePage(html, 200))
  const sizes = await Promise.all(pages.map(async (page) => (await page.bytes('br')).length))
  expect(sizes).toEqual([well, well, quick, quick])
  expect((await encodePage(html, 200).bytes('br')).length).toBe(well)
})
