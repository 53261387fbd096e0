import { useEffect, useRef } from 'react'
import { focusInside } from '@/platform/focus'
import './style.scss'

export interface SnackbarProps {
  readonly text: string
  readonly action: { readonly text: string; readonly onTap: () => void }
  /** Stands above the tab bar. */
  readonly isAboveTabs?: boolean
}

/** What was just done, and the way back for a while; it takes the keyboard's focus, since what had it is gone. */
export function Snackbar({ text, action, isAboveTabs }: SnackbarProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => focusInside(box.current, '.snack-act'), [])
  return (
    <div ref={box} className={isAboveTabs ? 'snack-place snack-above' : 'snack-place'}>
      <div className="snack">
        <div className="snack-text" role="status">
          {text}
        </div>
        <button type="button" className="snack-act" onClick={action.onTap}>
          {action.text}
        </button>
      </div>
    </div>
  )
}
