import { createServer } from 'node:http'
import sharp from 'sharp'
import { createFetchPictures } from '../../../server/import/pictures'
import { importedPictureOf } from '../../../server/kernel/pictures/picture-library'

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

const server = createServer((request, response) => {
  if (request.url === '/photo.jpg') void photo().then((content) => response.end(content))
  else if (request.url === '/moved') response.writeHead(302, { location: '/photo.jpg' }).end()
  else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
  else if (request.url === '/page') response.end('<html></html>')
  else if (request.url === '/large') response.end(Buffer.alloc(11 * 1024 * 1024))
  else response.writeHead(404).end()
})
let home = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  home = `http://127.0.0.1:${port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('pictures are fetched, checked and re-encoded in one size', async () => {
  const { pictures, warnings } = await createFetchPictures({ allowsLocal: true })('h1', [
    `${home}/photo.jpg`,
    `${home}/moved`,
    `${home}/page`,
    `${home}/large`,
    `${home}/round`,
    `${home}/none`,
  ])
  expect(pictures.map(({ id }) => importedPictureOf(id))).toEqual([
    { hash: expect.any(String), width: 960, height: 640, color: expect.stringMatching(/^3[2-4]6[5-7]9[89a]$/) },
    { hash: expect.any(String), width: 960, height: 640, color: expect.any(String) },
  ])
  expect(await sharp(pictures[0]?.content).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 })
  expect(warnings.map((warning) => warning.replace(/^picture \S+ /, ''))).toEqual([
    'was not taken: it is no JPEG, PNG or WebP',
    'was not taken: it is larger than 10 MB',
    'was not taken: it is moved too often',
    'was not taken: the server replied 404',
  ])
})

test('addresses of this machine are not fetched unless that is allowed', async () => {
  const urls = [`${home}/photo.jpg`, home.replace('127.0.0.1', 'localhost'), home.replace('127.0.0.1', '[::1]')]
  const { pictures, warnings } = await createFetchPictures({ allowsLocal: false })('h1', urls)
  expect([pictures, warnings.length]).toEqual([[], 3])
  for (const warning of warnings) expect(warning).toContain('it is not on the public internet')
})
