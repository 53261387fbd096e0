import type { ReactNode } from 'react'
import type { FailureView } from '@/domain/failure'
import type { IconName } from '@/theme/icon-names'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import { RowsSkeleton } from '../skeleton'

/** A signed-in user's data with its loading state. */
export interface OwnContentProps<Value> {
  readonly isSignedIn: boolean
  /** Null until it is loaded. */
  readonly value: Value | null
  readonly failure: FailureView | null
  readonly icon: IconName
  /** Sentence that invites a visitor to sign in. */
  readonly signInText: string
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly children: (value: Value) => ReactNode
}

/** Renders a signed-in user's data, its error or its skeleton; visitors see the sign-in instead. */
export function OwnContent<Value>(props: OwnContentProps<Value>) {
  const { isSignedIn, value, failure, icon, signInText, onSignIn, onRetry, children } = props
  if (!isSignedIn) return <EmptyState icon={icon} text={signInText} action={{ text: 'Sign in', onTap: onSignIn }} />
  if (value !== null) return <>{children(value)}</>
  return failure ? <ErrorState {...failure} onRetry={onRetry} /> : <RowsSkeleton count={5} />
}
