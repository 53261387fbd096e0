import Taro from '@tarojs/taro'
import type { OpenDocument } from './contract'
import { downloadFile } from './download'

/** Shows a fetched file in the host's reader of PDF files; Alipay reports no status. */
async function show({ statusCode = 200, tempFilePath }: { statusCode?: number; tempFilePath: string }) {
  if (statusCode !== 200) return 'failed'
  try {
    await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true })
    return 'opened'
  } catch {
    return 'failed'
  }
}

/** By the host's reader of PDF files; where the host does not fetch the file its address is copied for a browser. */
export const openDocument: OpenDocument = async (path) => {
  const fetched = await Taro.downloadFile({ url: `${API_HOSTS.main}${path}` }).catch(() => null)
  return fetched ? show(fetched) : downloadFile(path)
}
