import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'

const root = path.resolve(__dirname, '../../../..')

describe('the picture library', () => {
  const library = loadPictureLibrary(root)

  test('finds a picture by its id', () => {
    expect(library.pictureById('bedroom-dusk-01')).toMatchObject({ kind: 'bedroom', mood: 'dusk' })
  })

  test('has nothing for an unknown id', () => {
    expect(library.pictureById('../manifest')).toBeUndefined()
  })

  test('lists a kind in the order of the manifest', () => {
    const expected = library.pictureLibrary().filter((picture) => picture.kind === 'lake')
    expect(library.picturesOfKind('lake')).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })

  test('explains what to do when there is no manifest', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'pictures-'))
    try {
      expect(() => loadPictureLibrary(empty)).toThrow(/run "npm run pictures"/)
    } finally {
      rmSync(empty, { recursive: true })
    }
  })
})
