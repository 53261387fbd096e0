import type { LinkProps } from './contract'

/** Mini-programs have no addresses to open and no keyboard: the tap alone counts. */
export function Link({ onOpen, className, label, isCurrent, children }: LinkProps) {
  const tappable = { role: 'link', onClick: onOpen }
  return (
    <div {...tappable} className={className} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </div>
  )
}
