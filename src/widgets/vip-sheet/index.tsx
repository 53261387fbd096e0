import type { VipProgress } from '@/contract/account'
import type { FailureView } from '@/domain/failure'
import { vipRule } from '@/domain/account/vip-rule'
import { vipProgressText, vipStatusText } from '@/domain/account/vip-text'
import { Button } from '../button'
import { ErrorState } from '../error-state'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
import { TextSkeleton } from '../skeleton'
import './style.scss'

export interface VipSheetProps {
  readonly isSignedIn: boolean
  /** Null until known, and for visitors. */
  readonly progress: VipProgress | null
  readonly failure: FailureView | null
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

const stepKeys = Array.from({ length: vipRule.stays }, (_, index) => index)

function Standing({ progress }: { readonly progress: VipProgress }) {
  const { title, next } = vipProgressText(progress)
  return (
    <div className="vip-standing">
      <div className="vip-title">
        {progress.isVip ? <Icon name="crown" size={20} className="vip-crown" /> : null}
        <span className="vip-title-text">{title}</span>
      </div>
      {progress.isVip ? null : (
        <div className="vip-steps" aria-hidden>
          {stepKeys.map((index) => (
            <span key={index} className={index < progress.stays ? 'vip-step vip-step-done' : 'vip-step'} />
          ))}
        </div>
      )}
      {next ? <p className="vip-next">{next}</p> : null}
    </div>
  )
}

function OwnPart({ isSignedIn, progress, failure, onRetry }: VipSheetProps) {
  if (!isSignedIn) return <p className="vip-visitor">{vipStatusText.signInFor}</p>
  if (progress) return <Standing progress={progress} />
  if (failure) return <ErrorState {...failure} onRetry={onRetry} isInline />
  return <TextSkeleton lines={2} />
}

/** Explains the VIP level, its benefits and its conditions, with the viewer's progress; offers visitors the sign-in. */
export function VipSheet(props: VipSheetProps) {
  const { isSignedIn, onSignIn, onClose } = props
  const foot = isSignedIn ? undefined : (
    <Button isWide onTap={onSignIn}>
      Sign in
    </Button>
  )
  return (
    <Sheet isOpen title={vipStatusText.about} onClose={onClose} footer={foot}>
      <OwnPart {...props} />
      {vipStatusText.rules.map(({ title, text }) => (
        <section key={title} className="vip-rule">
          <h3 className="vip-rule-title">{title}</h3>
          <p className="vip-rule-text">{text}</p>
        </section>
      ))}
    </Sheet>
  )
}
