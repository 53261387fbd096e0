import { useState } from 'react'

/** The props that a popup was last open with: it is drawn by them until it is out of sight. */
export function useLastOpen<Props extends { readonly isOpen: boolean }>(props: Props): Props {
  const [last, setLast] = useState(props)
  if (props.isOpen && props !== last) setLast(props)
  return props.isOpen ? props : last
}
