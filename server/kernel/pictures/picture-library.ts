import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture as ShownPicture } from '@/contract/scalars'

/** Every kind of picture in the library. */
export const PICTURE_KINDS = [
  'city',
  'beach',
  'lodge',
  'old-town',
  'temple',
  'desert',
  'lake',
  'forest',
  'island',
  'hotel',
  'lobby',
  'bedroom',
  'bathroom',
  'pool',
  'restaurant',
  'dish',
  'spa',
  'gym',
  'meeting',
  'street',
  'avatar',
] as const

/** What a picture shows. */
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** The time of day that a scene is painted in. */
export type Mood = 'day' | 'golden' | 'dusk' | 'night'

/** One committed picture as the manifest lists it; width and height are pixels of the WebP file. */
export interface Picture {
  /** Kind, mood and number, such as `bedroom-dusk-03`; also the name of the file. */
  id: string
  kind: PictureKind
  mood: Mood
  /** The composition within its kind. */
  layout: string
  width: number
  height: number
  /** Mean colour as '#rrggbb', shown until the picture is there. */
  averageColor: string
  /** One sentence for screen readers. */
  alt: string
}

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

/** The facts encoded in the id of an operator's picture; color is its mean one, as six hex digits. */
interface ImportedPicture {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly color: string
}

const PATTERN = /^op-([0-9a-f]{16})-(\d{2,4})x(\d{2,4})-([0-9a-f]{6})$/

/** The id of a picture that an operator's file named: all that a page needs to keep its place stands in it. */
export const importedPictureId = ({ hash, width, height, color }: ImportedPicture): string =>
  `op-${hash}-${width}x${height}-${color}`

/** Parses such an id; null for ids of other pictures. */
export function importedPictureOf(id: string): ImportedPicture | null {
  const [, hash, width, height, color] = PATTERN.exec(id) ?? []
  if (!hash || !width || !height || !color) return null
  return { hash, width: Number(width), height: Number(height), color }
}

/** The facts encoded in the id of a picture that a user uploaded; color is its mean one, as six hex digits. */
interface UploadedPicture {
  readonly fileId: string
  readonly width: number
  readonly height: number
  readonly color: string
}

const UPLOADED = /^up-([0-9A-HJKMNP-TV-Z]{26})-(\d{1,4})x(\d{1,4})-([0-9a-f]{6})$/

/** The id of a picture that a user uploaded: all that a page needs to reserve its space stands in it. */
export const uploadedPictureId = ({ fileId, width, height, color }: UploadedPicture): string =>
  `up-${fileId}-${width}x${height}-${color}`

/** Parses such an id; null for ids of other pictures. */
export function uploadedPictureOf(id: string): UploadedPicture | null {
  const [, fileId, width, height, color] = UPLOADED.exec(id) ?? []
  if (!fileId || !width || !height || !color) return null
  return { fileId, width: Number(width), height: Number(height), color }
}

const WIDTH = 480

/** Returns a picture by its id, at its 480 px address; one that is no longer in the library becomes a gray placeholder. */
export function presentPicture(library: Pick<PictureLibrary, 'pictureById'>, id: string): ShownPicture {
  const known = library.pictureById(id) ?? factsOf(id)
  return {
    url: `/pictures/${WIDTH}/${id}.webp`,
    width: WIDTH,
    height: known ? Math.round((WIDTH * known.height) / known.width) : (WIDTH * 3) / 4,
    averageColor: known?.averageColor ?? '#c4ccd4',
    alt: known?.alt ?? '',
  }
}

/** Pictures of operators and users have no description of their content. */
function factsOf(id: string) {
  const facts = importedPictureOf(id) ?? uploadedPictureOf(id)
  return facts && { ...facts, averageColor: `#${facts.color}`, alt: '' }
}
