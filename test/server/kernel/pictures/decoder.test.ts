import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sharp } from '../../../../server/kernel/pictures/decoder'

const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })

test.each(['jpeg', 'png', 'webp'] as const)('%s is read', async (format) => {
  const file = await square().toFormat(format).toBuffer()
  expect(await sharp(file).metadata()).toMatchObject({ format, width: 8 })
})

test.each(['avif', 'gif', 'tiff'] as const)('%s is not read', async (format) => {
  const file = await square().toFormat(format).toBuffer()
  await expect(sharp(file).metadata()).rejects.toThrow('unsupported image format')
})

test('SVG is not read', () =>
  expect(
    sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')).metadata(),
  ).rejects.toThrow('unsupported image format'))

test('a file is not read by its path', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'decoder-'))
  const file = path.join(folder, 'a.png')
  await square().png().toFile(file)
  await expect(sharp(file).metadata()).rejects.toThrow()
  rmSync(folder, { recursive: true })
})
