import { useState } from 'react'
import type { LoginMode } from '@/domain/account/login-form'
import { loginText } from '@/domain/text/login-text'
import { usualPasswordLength } from '@/domain/account/password'
import { Button } from '@/widgets/button'
import { Layer } from '@/widgets/layer'
import { LoginPopup } from '@/widgets/login-popup'
import type { LoginFormActions, LoginFormState } from '@/widgets/login-popup/props'
import type { ToastFacts } from '@/widgets/toast'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

type Look = Partial<
  Pick<LoginFormState, 'suggestedEmail' | 'isFieldWrong' | 'fault' | 'isBusy' | 'secondsToResend' | 'passwordLength'>
>

const states: readonly (readonly [name: string, mode: LoginMode, look: Look])[] = [
  ['address', 'writeEmail', {}],
  ['mistyped provider', 'writeEmail', { suggestedEmail: 'mia.lindqvist@gmail.com' }],
  ['code', 'verifyLogin', { secondsToResend: 42 }],
  ['refused code', 'verifyLogin', { isFieldWrong: true, fault: 'That code is not right. 4 tries are left.' }],
  ['password', 'pwd', {}],
  ['code for a new password', 'resetPwd', {}],
  ['new password', 'setNewPwd', {}],
  ['longer new password', 'setNewPwd', { passwordLength: { min: 8, max: 64 } }],
  ['refused new password', 'setNewPwd', { isFieldWrong: true, fault: loginText.passwordLength(usualPasswordLength) }],
  ['sending', 'pwd', { isBusy: true }],
]

const nothing = () => {}

const actionsOf = (type: (text: string) => void, togglePasswordShown: () => void): LoginFormActions => ({
  typeEmail: type,
  takeSuggestion: nothing,
  typeCode: type,
  typePassword: type,
  togglePasswordShown,
  submit: nothing,
  resend: nothing,
  forgot: nothing,
  toggle: nothing,
  back: nothing,
})

const toastOf = (text: string): ToastFacts => ({ text, type: 'fail', serial: 1 })

function PopupState({ name, mode, look }: { readonly name: string; readonly mode: LoginMode; readonly look: Look }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(mode === 'writeEmail' ? 'mia.lindqvist@gmial.com' : '')
  const [isPasswordShown, setPasswordShown] = useState(false)
  const popup = (
    <LoginPopup
      form={{
        mode,
        email: typed,
        suggestedEmail: null,
        sentTo: 'mia.lindqvist@example.com',
        code: typed,
        password: typed,
        passwordLength: usualPasswordLength,
        isPasswordShown,
        isFieldWrong: false,
        fault: null,
        isBusy: false,
        secondsToResend: 0,
        ...look,
      }}
      actions={actionsOf(setTyped, () => setPasswordShown(!isPasswordShown))}
      toast={look.fault ? toastOf(look.fault) : null}
      canClose
      onClose={() => setOpen(false)}
    />
  )
  return (
    <GalleryState name={name}>
      <Button kind="secondary" onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      <Layer>{isOpen ? popup : null}</Layer>
    </GalleryState>
  )
}

const Show = () => (
  <>
    {states.map(([name, mode, look]) => (
      <PopupState key={name} name={name} mode={mode} look={look} />
    ))}
  </>
)

/** The login popup at every step. */
export const loginPopupSection: GallerySection = { key: 'login-popup', title: 'Login popup', Show }
