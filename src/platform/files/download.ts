import { copyText } from '../share/clipboard'
import type { DownloadFile } from './contract'

/** Mini-programs cannot put a file where its owner finds it: the address is copied for a browser. */
export const downloadFile: DownloadFile = async (path) =>
  (await copyText(`${API_HOSTS.main}${path}`)) ? 'link copied' : 'failed'
