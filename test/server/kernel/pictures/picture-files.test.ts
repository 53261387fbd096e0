import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { loadPictureLibrary, PICTURE_KINDS } from '../../../../server/kernel/pictures/picture-library'
import { picturePlan } from '../../../../tools/pictures/picture-plan'

const library = loadPictureLibrary(path.resolve(__dirname, '../../../..'))
const pictures = library.pictureLibrary()
const files = readdirSync(library.folder).filter((name) => name.endsWith('.webp'))
const contentOf = (name: string): Buffer => readFileSync(path.join(library.folder, name))

describe('the committed pictures', () => {
  test('are exactly those of the manifest', () => {
    expect(files.toSorted()).toEqual(pictures.map((picture) => `${picture.id}.webp`).toSorted())
  })

  test('are those that the generator plans', () => {
    const planned = picturePlan().map(({ id, kind, mood, layout, width, height, alt }) => ({
      id,
      kind,
      mood,
      layout,
      width,
      height,
      alt,
    }))
    expect(pictures.map(({ averageColor: _averageColor, ...picture }) => picture)).toEqual(planned)
  })

  test('have the size of the manifest', async () => {
    const sizes = await Promise.all(files.map((name) => sharp(contentOf(name)).metadata()))
    const found = new Map(files.map((name, index) => [name, [sizes[index]?.width, sizes[index]?.height]]))
    for (const picture of pictures) expect(found.get(`${picture.id}.webp`)).toEqual([picture.width, picture.height])
  })

  test('are at least 150 scenes and 24 portraits, all different', () => {
    const portraits = library.picturesOfKind('avatar').length
    expect(portraits).toBeGreaterThanOrEqual(24)
    expect(pictures.length - portraits).toBeGreaterThanOrEqual(150)
    expect(new Set(files.map((name) => createHash('sha256').update(contentOf(name)).digest('hex'))).size).toBe(
      files.length,
    )
  })

  test('take at most 6 MB together', () => {
    const bytes = files.reduce((sum, name) => sum + statSync(path.join(library.folder, name)).size, 0)
    expect(bytes).toBeLessThanOrEqual(6_000_000)
  })

  test.each(PICTURE_KINDS)('show %s several times', (kind) => {
    expect(library.picturesOfKind(kind).length).toBeGreaterThanOrEqual(5)
  })

  test('each have a colour and one sentence', () => {
    for (const { averageColor, alt } of pictures) {
      expect(averageColor).toMatch(/^#[0-9a-f]{6}$/)
      expect(alt).toMatch(/^[A-Z][^.]+\.$/)
    }
  })
})
