import type { ReactNode } from 'react'
import { SkeletonBlock } from '@/widgets/skeleton'
import type { FailureView } from '@/domain/failure'
import type { Timers } from '@/domain/app/timers'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import { AvatarHead, type AvatarHeadProps } from './avatar-head'
import { type FieldBlockProps, PrivateBlock, PublicBlock } from './form-blocks'

/** The page before the profile is there, in its own shape. */
function ProfileSkeleton() {
  return (
    <div className="self" aria-hidden>
      <div className="self-head">
        <div className="self-picture" />
      </div>
      {[3, 4].map((fields) => (
        <div key={fields} className="self-block">
          {Array.from({ length: fields }, (_, index) => (
            <div key={index} className="self-bone">
              <SkeletonBlock width={30} />
              <SkeletonBlock shape="button" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Popups of the page that choose a value. */
export type ProfilePopup = 'gender' | 'birthday' | 'country'

/** Props of the page around the form. */
export interface ProfileViewProps {
  readonly isSignedIn: boolean
  readonly failure: FailureView | null
  /** Null until the profile is known, and for visitors. */
  readonly form: ReactNode
  readonly canSave: boolean
  readonly isSaving: boolean
  readonly timers: Pick<Timers, 'after'>
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly onRefresh: () => Promise<unknown>
  readonly onSave: () => void
}

/** Personal information: what others see, and what only its owner does. */
export function ProfileView(props: ProfileViewProps) {
  const { isSignedIn, form, canSave, isSaving, onSave } = props
  const save = (
    <BottomBar>
      <Button isWide isDisabled={!canSave} isLoading={isSaving} onTap={onSave}>
        Save
      </Button>
    </BottomBar>
  )
  return (
    <Screen title="Personal Information" onBack={props.onBack} bottomBar={isSignedIn && form ? save : undefined}>
      <PullRefresh onRefresh={props.onRefresh} timers={props.timers}>
        <ProfileContent {...props} />
      </PullRefresh>
    </Screen>
  )
}

function ProfileContent({ isSignedIn, form, failure, onSignIn, onRetry }: ProfileViewProps) {
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="user"
        text="Sign in to see and change what we know about you."
        action={{ text: 'Sign in', onTap: onSignIn }}
      />
    )
  }
  if (form) return form
  return failure ? <ErrorState {...failure} onRetry={onRetry} /> : <ProfileSkeleton />
}

/** The profile's picture and fields. */
export interface ProfileFieldsProps extends AvatarHeadProps, FieldBlockProps {
  /** Text for the age of the account; null until known. */
  readonly memberSince: string | null
}

/** The picture, the public and the private fields. */
export function ProfileFields(props: ProfileFieldsProps) {
  return (
    <div className="self">
      <AvatarHead {...props} />
      <PublicBlock {...props} />
      <PrivateBlock {...props} />
      <p className="self-since">{props.memberSince ?? ' '}</p>
    </div>
  )
}
