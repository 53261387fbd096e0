import type { LoginMode } from '@/domain/account/login-form'
import { loginJourney, loginMessages, loginTransitions, type LoginMessage, type LoginTap } from './spec/login-popup'

/** What walks through the login popup: a test's hand on the model, in a browser or in a mini-program. */
export interface LoginHand {
  /** Takes a way on that leads somewhere. */
  readonly tap: (tap: LoginTap) => Promise<unknown>
  /** Sends something that is refused. */
  readonly send: (message: LoginMessage) => Promise<unknown>
  /** Fails unless the popup stands at this step and shows what belongs to it. */
  readonly expectMode: (mode: LoginMode) => Promise<unknown>
  /** Fails unless this message is shown and the field is marked. */
  readonly expectMessage: (message: LoginMessage) => Promise<unknown>
}

/** Walks every transition of the popup, and meets every message where its step is first seen; ends at setNewPwd. */
export async function walkLogin(hand: LoginHand): Promise<void> {
  const seen = new Set<LoginMode>()
  let mode: LoginMode = 'writeEmail'
  for (const tap of [null, ...loginJourney]) {
    if (tap) {
      await hand.tap(tap)
      mode = loginTransitions[mode][tap] ?? mode
    }
    await hand.expectMode(mode)
    if (seen.has(mode)) continue
    seen.add(mode)
    for (const message of loginMessages.filter((each) => each.mode === mode)) {
      await hand.send(message)
      await hand.expectMessage(message)
    }
  }
}
