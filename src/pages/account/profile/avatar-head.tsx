import type { Profile } from '@/contract/profile'
import type { AvatarState } from '@/domain/account/profile-form'
import { pictureOrigin } from '@/platform/media/picture'
import { Button } from '@/widgets/button'
import { Icon } from '@/widgets/icon'

/** The stored picture, and the upload state of a new one. */
export interface AvatarHeadProps {
  readonly profile: Profile
  readonly avatar: AvatarState
  readonly onChoosePicture: () => void
  readonly onRetryPicture: () => void
}

function addressOf({ avatar, profile }: AvatarHeadProps): string {
  if (avatar.step === 'sent') return pictureOrigin + avatar.url
  if (avatar.step === 'sending' || avatar.step === 'failed') return avatar.picture.url
  return profile.avater === '' ? '' : pictureOrigin + profile.avater
}

/** The picture with the way to change it, and what becomes of a new one. */
export function AvatarHead(props: AvatarHeadProps) {
  const { avatar, onChoosePicture } = props
  const address = addressOf(props)
  return (
    <section className="self-head" aria-label="Picture">
      <button
        type="button"
        className="self-picture"
        aria-label="Change picture"
        disabled={avatar.step === 'sending'}
        onClick={onChoosePicture}
      >
        {address === '' ? (
          <Icon name="user" size={48} className="self-none" />
        ) : (
          <img className="self-img" src={address} width={96} height={96} alt="" />
        )}
        <span className="self-camera">
          <Icon name="camera" size={18} />
        </span>
      </button>
      <AvatarStatus {...props} />
    </section>
  )
}

function AvatarStatus({ avatar, onRetryPicture, onChoosePicture }: AvatarHeadProps) {
  if (avatar.step === 'sending') {
    return (
      <div className="self-note" role="status">
        <div className="self-bar" aria-hidden>
          <div className="self-done" style={{ width: `${avatar.percent}%` }} />
        </div>
        <p className="self-text">{`Sending your picture, ${avatar.percent} per cent`}</p>
      </div>
    )
  }
  if (avatar.step === 'failed') {
    return (
      <div className="self-note" role="alert">
        <p className="self-text self-wrong">{avatar.message}</p>
        <Button size="small" kind="secondary" onTap={onRetryPicture}>
          Retry
        </Button>
      </div>
    )
  }
  return (
    <div className="self-note" role="status">
      <button type="button" className="self-text self-tap" onClick={onChoosePicture}>
        {avatar.step === 'sent' ? 'Your new picture is ready to save' : 'Tap to change your picture'}
      </button>
    </div>
  )
}
