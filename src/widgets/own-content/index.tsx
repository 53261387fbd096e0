import type { ReactNode } from 'react'
import type { FailureView } from '@/domain/failure'
import type { IconName } from '@/theme/icon-names'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import { RowsSkeleton } from '../skeleton'

/** What a page needs to decide what its viewer may see, and what is there yet. */
export interface OwnContentProps<Value> {
  readonly isSignedIn: boolean
  /** Null until it is read. */
  readonly value: Value | null
  readonly failure: FailureView | null
  readonly icon: IconName
  /** Why a visitor has to sign in, in a sentence. */
  readonly signInText: string
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly children: (value: Value) => ReactNode
}

/** What belongs to a person: the sign-in for a visitor, then what is read, why it could not be, or its skeleton. */
export function OwnContent<Value>(props: OwnContentProps<Value>) {
  const { isSignedIn, value, failure, icon, signInText, onSignIn, onRetry, children } = props
  if (!isSignedIn) return <EmptyState icon={icon} text={signInText} action={{ text: 'Sign in', onTap: onSignIn }} />
  if (value !== null) return <>{children(value)}</>
  return failure ? <ErrorState {...failure} onRetry={onRetry} /> : <RowsSkeleton count={5} />
}
