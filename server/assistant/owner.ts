import { callerKey } from '../account/devices'
import { badInput } from '../kernel/errors'
import type { AssistantCaller } from './caller-routes'

/** The key of the caller, under which dialogs are stored; throws 400 for a call that names neither account nor device. */
export function ownerOf(caller: Pick<AssistantCaller, 'user' | 'deviceId'>): string {
  const owner = callerKey(caller)
  if (owner === null) throw badInput('device-id', 'This app does not name its device. Please open it again.')
  return owner
}
