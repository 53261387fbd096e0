import { copyText } from '../share/clipboard'
import { traits } from '../device/traits'
import type { DownloadFile } from './contract'

function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.rel = 'noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}

/** Browsers save it; web views in apps and mini-programs save nothing, so there the address is copied. */
export const downloadFile: DownloadFile = async (path) => {
  const url = new URL(path, API_HOSTS.main === '' ? window.location.origin : API_HOSTS.main).href
  if (traits.surface !== 'browser') return (await copyText(url)) ? 'link copied' : 'failed'
  save(url)
  return 'saved'
}
