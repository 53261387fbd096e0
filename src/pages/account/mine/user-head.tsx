import type { CurrentUser } from '@/contract/account'
import { vipStatusText } from '@/domain/account/vip-text'
import { pictureOrigin } from '@/platform/media/picture'
import { Badge } from '@/widgets/badge'
import { Button } from '@/widgets/button'
import { Icon } from '@/widgets/icon'

export interface UserHeadProps {
  /** Null until known. */
  readonly user: CurrentUser | null
  readonly isVip: boolean
  /** Opens what there is to know about being a VIP. */
  readonly onVip: () => void
}

/** The signed-in user: picture, name, VIP mark and masked address; reserves its height while they load. */
export function UserHead({ user, isVip, onVip }: UserHeadProps) {
  return (
    <div className="mine-head">
      <div className="mine-picture">
        {user ? (
          <img className="mine-picture-img" src={pictureOrigin + user.avater} width={64} height={64} alt="" />
        ) : null}
      </div>
      <div className="mine-who">
        <div className="mine-name-row">
          <h2 className="mine-name">{user?.nickName ?? ' '}</h2>
          {user && isVip ? (
            <Badge tone="lagoon" icon="crown">
              VIP
            </Badge>
          ) : null}
        </div>
        <p className="mine-email">{user?.email ?? ' '}</p>
        {user ? (
          <button type="button" className="mine-vip" aria-haspopup="dialog" onClick={onVip}>
            {isVip ? vipStatusText.isOne : vipStatusText.how}
          </button>
        ) : (
          <div className="mine-vip"> </div>
        )}
      </div>
    </div>
  )
}

/** What a visitor gets instead. */
export function VisitorHead({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <div className="mine-head">
      <div className="mine-picture mine-picture-none">
        <Icon name="user" size={32} />
      </div>
      <div className="mine-who">
        <h2 className="mine-name">Welcome</h2>
        <p className="mine-email">Sign in to see your bookings and wish list.</p>
      </div>
      <Button size="medium" onTap={onSignIn}>
        Sign in
      </Button>
    </div>
  )
}
