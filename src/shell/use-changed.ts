import { useState } from 'react'

/** Tells at each call whether what is read has changed since the call before, at first since the page was made; what it reads must live as long as the page. */
export function useChanged(read: () => string): () => boolean {
  const [hasChanged] = useState(() => {
    let last = read()
    return () => {
      const before = last
      last = read()
      return last !== before
    }
  })
  return hasChanged
}
