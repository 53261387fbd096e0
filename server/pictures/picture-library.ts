import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture, PictureKind } from './picture'

/** Folder of the committed pictures, as seen from the project's root. */
const PICTURES_FOLDER = 'server/pictures/files'

/** The committed pictures, as the manifest lists them. */
export interface PictureLibrary {
  /** Absolute folder of the WebP files. */
  folder: string
  /** All pictures in the order of the manifest. */
  pictureLibrary(): readonly Picture[]
  /** The picture with this id, or undefined. */
  pictureById(id: string): Picture | undefined
  /** All pictures of one kind in the order of the manifest (empty when there are none). */
  picturesOfKind(kind: PictureKind): readonly Picture[]
}

function readManifest(folder: string): Picture[] {
  const file = path.join(folder, 'manifest.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`The picture manifest ${file} cannot be read; run "npm run pictures" to make it`, { cause })
  }
}

/** Reads the manifest once from the project's root (the working directory when left out). */
export function loadPictureLibrary(projectRoot = process.cwd(), picturesFolder = PICTURES_FOLDER): PictureLibrary {
  const folder = path.resolve(projectRoot, picturesFolder)
  const pictures: readonly Picture[] = readManifest(folder)
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  const byKind = new Map<PictureKind, Picture[]>()
  for (const picture of pictures) byKind.set(picture.kind, [...(byKind.get(picture.kind) ?? []), picture])
  return {
    folder,
    pictureLibrary: () => pictures,
    pictureById: (id) => byId.get(id),
    picturesOfKind: (kind) => byKind.get(kind) ?? [],
  }
}
