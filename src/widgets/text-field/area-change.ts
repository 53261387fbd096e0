import type { ChangeEvent } from 'react'

/** Handlers of a text area's changes: mini-programs report them by input, and React requires onChange beside a value. */
export function areaChange(text: string, onText: (text: string) => void) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (event.target.value !== text) onText(event.target.value)
  }
  return { onInput: change, onChange: change }
}
