import { Button } from '@/widgets/button'
import { Icon } from '@/widgets/icon'
import { Screen } from '@/widgets/screen'

/** What the logout page offers. */
export interface LogoutViewProps {
  readonly onExplore: () => void
  readonly onSignIn: () => void
}

/** Signed out: a good-bye, and where to go on. */
export function LogoutView({ onExplore, onSignIn }: LogoutViewProps) {
  return (
    <Screen title="Signed out">
      <div className="logout">
        <div className="logout-picture">
          <Icon name="circle-user-round" size={48} />
        </div>
        <h2 className="logout-title">You are signed out</h2>
        <p className="logout-text">Nothing of your account is left on this device. See you on the next trip.</p>
        <Button isWide onTap={onExplore}>
          Go to Explore
        </Button>
        <Button isWide kind="secondary" onTap={onSignIn}>
          Sign in
        </Button>
      </div>
    </Screen>
  )
}
