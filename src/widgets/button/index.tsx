import type { ReactNode } from 'react'
import { restingProps } from '@/platform/gesture/presses'
import { useTapGuard } from '@/platform/gesture/tap-guard'
import './style.scss'

export interface ButtonProps {
  readonly children: ReactNode
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
  readonly size?: 'large' | 'medium' | 'small'
  /** Fills the width that there is. */
  readonly isWide?: boolean
  /** Shows a spinner in place of the text and takes no taps. */
  readonly isLoading?: boolean
  readonly isDisabled?: boolean
  /** Takes no tap that was meant for what stood in its place: none in its first moment, none that began before it was shown. */
  readonly isGuarded?: boolean
  readonly type?: 'button' | 'submit'
  /** Accessible name where the text alone is not enough. */
  readonly label?: string
  readonly onTap?: () => void
}

/** A button whose text is a verb. While loading it retains its width and its accessible name. */
export function Button(props: ButtonProps) {
  const { children, kind = 'primary', size = 'large', isWide, isLoading, isDisabled, type = 'button', label } = props
  const isResting = useTapGuard(props.isGuarded === true)
  const className = [
    'btn',
    `btn-${kind}`,
    `btn-${size}`,
    isWide && 'btn-wide',
    isLoading && 'btn-busy',
    isResting && !isDisabled && 'btn-resting',
  ]
  return (
    <button
      type={type}
      className={className.filter(Boolean).join(' ')}
      disabled={isDisabled || isLoading}
      aria-busy={isLoading}
      aria-label={label}
      {...(isResting ? restingProps : {})}
      onClick={isDisabled || isLoading || isResting ? undefined : props.onTap}
    >
      <span className="btn-text">{children}</span>
      {isLoading ? <span className="btn-spin" aria-hidden /> : null}
    </button>
  )
}
