import type { BlockedAction } from '@/domain/account/stored-login'
import type { MomentFormTag } from '@/domain/community/moment-form'

const actionName = 'write_moment'

/** The action that opens the form again after a sign-in, for a post about something. */
export const momentAction = (tag: MomentFormTag | null): BlockedAction => ({
  name: actionName,
  params: tag ? { ...tag } : {},
})

/** What the post was about that waited for the sign-in; undefined where none did. Called once by the page that opens the form. */
export function takeWaitingMoment(login: {
  readonly takePendingAction: (name: string) => BlockedAction | null
}): MomentFormTag | null | undefined {
  const action = login.takePendingAction(actionName)
  if (!action) return undefined
  const { kind, id, name } = action.params
  const isTag = (kind === 'hotel' || kind === 'coupon' || kind === 'city') && typeof id === 'string'
  return isTag ? { kind, id, name: String(name) } : null
}
