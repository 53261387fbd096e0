import type { SliceFile } from './contract'
import { readBytes, removeFile, writeBytes } from './host-files'

let lastNumber = 0

/** Hosts send whole files only: the piece is written into a file of its own. */
export const sliceFile: SliceFile = async (file, offset, sizeBytes) => {
  if (file.kind !== 'path') throw new Error('Mini-programs send paths')
  lastNumber += 1
  const path = await writeBytes(`upload-part-${lastNumber}`, await readBytes(file.path, offset, sizeBytes))
  return { file: { kind: 'path', path }, release: () => removeFile(path) }
}
