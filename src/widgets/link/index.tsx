import type { LinkProps } from './contract'

/** Mini-programs have no addresses to open: the tap alone counts. */
export function Link({ onOpen, className, label, isCurrent, children }: LinkProps) {
  return (
    <div
      className={className}
      role="link"
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      {children}
    </div>
  )
}
