import type { Picture } from '@/contract/picture'
import { importedPictureOf } from '../pictures/imported-picture'
import type { PictureLibrary } from '../pictures/picture-library'

const WIDTH = 480

/** A picture by its id, at its 480 px address; one that is no longer in the library keeps its place in grey. */
export function presentPicture(library: Pick<PictureLibrary, 'pictureById'>, id: string): Picture {
  const known = library.pictureById(id) ?? importedFacts(id)
  return {
    url: `/pictures/${WIDTH}/${id}.webp`,
    width: WIDTH,
    height: known ? Math.round((WIDTH * known.height) / known.width) : (WIDTH * 3) / 4,
    averageColor: known?.averageColor ?? '#c4ccd4',
    alt: known?.alt ?? '',
  }
}

/** Of an operator's picture nobody has said what it shows. */
function importedFacts(id: string) {
  const imported = importedPictureOf(id)
  return imported && { ...imported, averageColor: `#${imported.color}`, alt: '' }
}
