import type { CopyText } from './contract'

/** By the browser's clipboard, which only secure pages have. */
export const copyText: CopyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
