import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'
import { createPictureResizer, UnknownPictureError } from '../../../../server/kernel/pictures/resized-pictures'
import { pictureWidths } from '@/domain/pictures'

const library = loadPictureLibrary(path.resolve(__dirname, '../../../..'))

describe('resizing a picture', () => {
  let cacheDir = ''
  beforeEach(() => {
    cacheDir = mkdtempSync(path.join(tmpdir(), 'resized-'))
  })
  afterEach(() => rmSync(cacheDir, { recursive: true }))

  test.each(pictureWidths)('gives a WebP of %i pixels in the ratio of the original', async (width) => {
    const { resizePicture } = createPictureResizer({ library, cacheDir })
    const size = await sharp(await resizePicture('bedroom-day-01', width)).metadata()
    expect(size).toMatchObject({ format: 'webp', width, height: (width * 2) / 3 })
  })

  test('gives concurrent callers the result of one job', async () => {
    const { resizePicture } = createPictureResizer({ library, cacheDir })
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => resizePicture('city-day-01', 480)))
    for (const other of others) expect(other).toBe(first)
    expect(await resizePicture('city-day-01', 480)).toBe(first)
  })

  test('uses what another process stored in the folder', async () => {
    await createPictureResizer({ library, cacheDir }).resizePicture('city-day-01', 240)
    const [name = ''] = readdirSync(cacheDir)
    writeFileSync(path.join(cacheDir, name), 'kept by another process')
    const content = await createPictureResizer({ library, cacheDir }).resizePicture('city-day-01', 240)
    expect(content.toString()).toBe('kept by another process')
  })

  test('leaves only whole files when two processes write the same one', async () => {
    const resizers = [1, 2].map(() => createPictureResizer({ library, cacheDir }))
    const [first, second] = await Promise.all(resizers.map(({ resizePicture }) => resizePicture('beach-day-01', 240)))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    expect(readdirSync(cacheDir)).toEqual([expect.stringMatching(/^beach-day-01-240-[0-9a-f]{12}\.webp$/)])
  })

  test('makes the folder when it is missing', async () => {
    const { resizePicture } = createPictureResizer({ library, cacheDir: path.join(cacheDir, 'new', 'folder') })
    expect((await resizePicture('avatar-day-01', 480)).byteLength).toBeGreaterThan(0)
  })

  test.each(['nowhere-day-01', '../manifest'])('refuses the unknown picture %s', async (id) => {
    const { resizePicture } = createPictureResizer({ library, cacheDir })
    await expect(resizePicture(id, 240)).rejects.toBeInstanceOf(UnknownPictureError)
  })
})
