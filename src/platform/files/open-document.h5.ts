import type { OpenDocument } from './contract'
import { downloadFile } from './download'

/** Browsers save the file and show it themselves. */
export const openDocument: OpenDocument = downloadFile
