import type { MouseEvent } from 'react'
import type { LinkProps } from './contract'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A real link; a plain tap is handled by `onOpen`, everything else by the browser. */
export function Link({ href, onOpen, className, label, isCurrent, children }: LinkProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      className={className}
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={open}
    >
      {children}
    </a>
  )
}
