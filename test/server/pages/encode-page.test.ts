import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bestEncoding, encodePage } from '../../../server/pages/cache'

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
  expect(await page.bytes('identity')).toEqual(text)
  expect(brotliDecompressSync(await page.bytes('br'))).toEqual(text)
  expect(gunzipSync(await page.bytes('gzip'))).toEqual(text)
  expect(await page.bytes('br')).toBe(await page.bytes('br'))
})

test('the name of a page follows its text', () => {
  const names = ['a', 'a', 'b'].map((text) => encodePage(Buffer.from(text), 200).etag)
  expect(names[0]).toBe(names[1])
  expect(names[0]).not.toBe(names[2])
})
