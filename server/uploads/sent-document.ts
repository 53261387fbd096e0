import { uploadText } from '@/domain/uploads'
import { ApiError } from '../kernel/errors'
import { toWebp } from './read-picture'

/** The longer side of a stored document's picture in px: its small print stays legible. */
const MOST_PX = 2400

/** A PDF ends with its end mark; some programs write a few bytes behind it. */
const PDF_END_BYTES = 1024

/** How a document is stored. */
export type DocumentMediaType = 'image/webp' | 'application/pdf'

/** A document as it is stored: a PDF as it came, a picture re-encoded. */
export interface SentDocument {
  readonly mediaType: DocumentMediaType
  readonly content: Buffer
}

const brokenPdf = () => new ApiError(422, 'unreadable_file', uploadText.brokenPdf, { field: 'file' })

const isPdf = (file: Buffer) => file.toString('latin1', 0, 5) === '%PDF-'
const isPdfWhole = (file: Buffer) => file.subarray(-PDF_END_BYTES).includes('%%EOF')

/** Reads a PDF or a picture, recognized by its first bytes whatever its name or type. Throws an ApiError for any other file and for a broken one. */
export async function readDocument(file: Buffer): Promise<SentDocument> {
  if (isPdf(file)) {
    if (!isPdfWhole(file)) throw brokenPdf()
    return { mediaType: 'application/pdf', content: file }
  }
  const fitting = { width: MOST_PX, height: MOST_PX, fit: 'inside', withoutEnlargement: true } as const
  const content = await toWebp(file, uploadText.notADocument, (picture) => picture.resize(fitting))
  return { mediaType: 'image/webp', content }
}
