import { useState } from 'react'
import { stayLimitText } from '@/domain/stays/stay-text'
import { usePageShow } from '@/platform/page'

/** Text about parts of the address's stay that exceed a search's limits. It is set once the page shows, as a server-rendered page has only the limited stay. */
export function useLimitText(params: Readonly<Record<string, string | undefined>>): string | null {
  const [text, setText] = useState<string | null>(null)
  usePageShow(() => setText(stayLimitText(params)))
  return text
}
