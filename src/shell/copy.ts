import { copyText } from '@/platform/share/clipboard'
import type { ToastStore } from '@/stores/app/toast'

/** Copies a text and reports how that ended; `what` is copied, e.g. "Address". */
export async function copyAndReport(toast: Pick<ToastStore, 'show'>, text: string, what: string): Promise<void> {
  if (await copyText(text)) toast.show(`${what} copied`, { type: 'success' })
  else toast.show('This could not be copied', { type: 'fail' })
}
