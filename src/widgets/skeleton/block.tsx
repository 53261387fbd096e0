import './style.scss'

export interface SkeletonBlockProps {
  readonly shape?: 'line' | 'title' | 'picture' | 'chip' | 'button' | 'disc'
  /** Share of the width in per cent. */
  readonly width?: 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100
}

/** One grey piece of what is to come. */
export function SkeletonBlock({ shape = 'line', width = 100 }: SkeletonBlockProps) {
  return <div className={`bone bone-${shape}`} style={{ width: shape === 'disc' ? undefined : `${width}%` }} />
}
