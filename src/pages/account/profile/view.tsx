import { SkeletonBlock } from '@/widgets/skeleton'
import type { Profile } from '@/contract/profile'
import type { FailureView } from '@/domain/failure'
import type { AvatarState, ProfileField, ProfileForm } from '@/domain/account/profile-form'
import type { ProfileFaults } from '@/domain/account/profile-faults'
import type { Timers } from '@/domain/app/timers'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import { AvatarHead } from './avatar-head'
import { PrivateBlock, PublicBlock } from './form-blocks'

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

/** What the page shows and does. */
export interface ProfileViewProps {
  readonly isSignedIn: boolean
  /** Null until known, and for visitors. */
  readonly profile: Profile | null
  readonly form: ProfileForm | null
  readonly faults: ProfileFaults
  readonly failure: FailureView | null
  readonly avatar: AvatarState
  /** How long there has been an account, in words; null until known. */
  readonly memberSince: string | null
  readonly canSave: boolean
  readonly isSaving: boolean
  readonly timers: Pick<Timers, 'after'>
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly onRefresh: () => Promise<unknown>
  readonly onChoosePicture: () => void
  readonly onRetryPicture: () => void
  readonly onWrite: (part: Partial<ProfileForm>) => void
  readonly onLeave: (field: ProfileField) => void
  readonly onOpen: (popup: ProfilePopup) => void
  readonly onSave: () => void
}

/** The profile and its form, once they are there. */
export interface ProfileFormProps extends ProfileViewProps {
  readonly profile: Profile
  readonly form: ProfileForm
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

function ProfileContent(props: ProfileViewProps) {
  const { isSignedIn, profile, form, failure } = props
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="user"
        text="Sign in to see and change what we know about you."
        action={{ text: 'Sign in', onTap: props.onSignIn }}
      />
    )
  }
  if (!profile || !form) return failure ? <ErrorState {...failure} onRetry={props.onRetry} /> : <ProfileSkeleton />
  const known = { ...props, profile, form }
  return (
    <div className="self">
      <AvatarHead {...known} />
      <PublicBlock {...known} />
      <PrivateBlock {...known} />
      <p className="self-since">{props.memberSince ?? ' '}</p>
    </div>
  )
}
