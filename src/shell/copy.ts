import { copyText } from '@/platform/share/clipboard'
import type { ToastStore } from '@/stores/app/toast'

/** Copies a text and shows a toast with the result; `what` names the text there, e.g. "Address". */
export async function copyAndReport(toast: Pick<ToastStore, 'show'>, text: string, what: string): Promise<void> {
  if (await copyText(text)) toast.show(`${what} copied`, { type: 'success' })
  else toast.show('This could not be copied', { type: 'fail' })
}
