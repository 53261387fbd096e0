import { useState } from 'react'

/** What is chosen in a sheet of its own above the form. */
export type FormOverlay = 'idType' | 'birthday'

/** Which of the sheets above the form is open. */
export function useFormOverlay() {
  const [shown, setShown] = useState<FormOverlay | null>(null)
  return { shown, open: (overlay: FormOverlay) => setShown(overlay), close: () => setShown(null) }
}
