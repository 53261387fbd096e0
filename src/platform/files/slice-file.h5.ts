import type { SliceFile } from './contract'

/** The browser reads the piece when it is sent. */
export const sliceFile: SliceFile = async (file, offset, sizeBytes) => {
  if (file.kind !== 'bytes') throw new Error('Browsers send bytes')
  return { file: { kind: 'bytes', bytes: file.bytes.slice(offset, offset + sizeBytes) }, release: () => {} }
}
