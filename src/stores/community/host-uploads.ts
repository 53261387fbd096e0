import { mediaChooser } from '@/platform/files/choose-media'
import { sliceFile } from '@/platform/files/slice-file'
import { sendFile } from '@/platform/http/upload'
import type { WrittenFormDependencies } from './written-form'

/** How this host chooses and sends files. */
export const hostUploads: Omit<WrittenFormDependencies['uploads'], 'calls'> = {
  chooser: mediaChooser,
  sendFile,
  sliceFile,
  origin: API_HOSTS.upload,
}
