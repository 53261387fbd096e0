import { useState } from 'react'
import { stayLimitText } from '@/domain/stays/stay-text'
import { usePageShow } from '@/platform/page'

/** What of the address's stay is more than a search takes; said once the page shows, for a server-rendered page knows only what is left of it. */
export function useLimitText(params: Readonly<Record<string, string | undefined>>): string | null {
  const [note, setNote] = useState<string | null>(null)
  usePageShow(() => setNote(stayLimitText(params)))
  return note
}
