import { loginText } from '@/domain/text/login-text'
import { loginForm } from '../../../support/login-parts'

const email = 'guest@example.com'
const refused = (message: string) => ({ code: 'no', message, requestId: 'r1' })

/** A form that has sent its first code. */
async function atCode(...notes: Parameters<typeof loginForm>) {
  const parts = loginForm(...notes)
  parts.form.typeEmail(' Guest@Example.com ')
  await parts.form.submit()
  return parts
}

async function atPassword(...notes: Parameters<typeof loginForm>) {
  const parts = await atCode(...notes)
  parts.form.toggle()
  return parts
}

async function atNewPassword() {
  const parts = await atPassword()
  await parts.form.forgot()
  await parts.form.typeCode('654321')
  return parts
}

describe('the address', () => {
  test.each(['', 'nope', 'a@b', 'a b@c.de', '<a@b.co>'])('"%s" is refused before anything is sent', async (typed) => {
    const { form, toast, requested } = loginForm()
    form.typeEmail(typed)
    await form.submit()
    expect([form.step.mode, toast.current?.text, requested]).toEqual(['writeEmail', 'Invalid Email Address', []])
  })
  test('gets its code and leads on', async () => {
    const { form, requested } = await atCode()
    expect(form.step).toEqual({ mode: 'verifyLogin', email })
    expect(requested).toEqual([['sendEmailCode', { email, purpose: 'login' }]])
  })
  test('stays where the code could not be sent, with the server’s own words', async () => {
    const { form, toast } = await atCode({ sendEmailCode: refused('Too many codes. Try again in an hour.') })
    expect([form.step.mode, toast.current?.text]).toEqual(['writeEmail', 'Too many codes. Try again in an hour.'])
    expect(form.secondsToResend).toBe(0)
  })
})

describe('the code', () => {
  test('signs in by the encrypted address', async () => {
    const { form, requested, session, relaunched, timers } = await atCode()
    await form.typeCode('123 456')
    expect(requested.slice(1)).toEqual([
      ['encryptValues', { input: [email] }],
      ['loginByEmailCode', { email: 'JWE', code: '123456', signInType: 1 }],
    ])
    expect([session.uid, session.token, session.isLogin]).toEqual(['u1', 'T1', true])
    timers.pass(299)
    expect(relaunched).toEqual([])
    timers.pass(1)
    expect(relaunched).toEqual(['login'])
  })
  test.each(['verifyLogin', 'pwd', 'resetPwd'])('an empty field is reported (%s)', async (mode) => {
    const { form, toast, requested } = await atCode()
    if (mode !== 'verifyLogin') form.toggle()
    if (mode === 'resetPwd') await form.forgot()
    const before = requested.length
    await form.submit()
    expect([form.step.mode, toast.current?.text, requested.length]).toEqual([mode, loginText.missingCode, before])
  })
  test('a wrong one stays on the step and signs nobody in', async () => {
    const { form, toast, session } = await atCode({ loginByEmailCode: refused('4 tries are left.') })
    await form.typeCode('000000')
    expect([form.step.mode, toast.current?.text, session.isLogin, form.isBusy]).toEqual([
      'verifyLogin',
      '4 tries are left.',
      false,
      false,
    ])
  })
})

describe('a mistyped provider', () => {
  const typed = async (address: string) => {
    const parts = loginForm()
    parts.form.typeEmail(address)
    await parts.form.submit()
    return parts
  }
  test('is confirmed before a code is sent', async () => {
    const { form, requested } = await typed('mia@gmial.com')
    expect([form.step.mode, form.suggestedEmail, requested]).toEqual(['writeEmail', 'mia@gmail.com', []])
  })
  test('is mended by one tap, which goes on', async () => {
    const { form, requested } = await typed('mia@gmial.com')
    await form.takeSuggestion()
    expect([form.step, requested]).toEqual([
      { mode: 'verifyLogin', email: 'mia@gmail.com' },
      [['sendEmailCode', { email: 'mia@gmail.com', purpose: 'login' }]],
    ])
  })
  test('is taken as it is where it is sent again', async () => {
    const { form } = await typed('mia@gmial.com')
    await form.submit()
    expect(form.step).toEqual({ mode: 'verifyLogin', email: 'mia@gmial.com' })
  })
  test('is cleared by the next character', async () => {
    const { form } = await typed('mia@gmial.com')
    form.typeEmail('mia@gmial.co')
    expect(form.suggestedEmail).toBeNull()
    await form.takeSuggestion()
    expect(form.step.mode).toBe('writeEmail')
  })
  test('without an ending is refused and mended at once', async () => {
    const { form, toast } = await typed('mia@gmail')
    expect([form.isFieldWrong, form.suggestedEmail, toast.current?.text]).toEqual([
      true,
      'mia@gmail.com',
      'Invalid Email Address',
    ])
  })
})

describe('another code', () => {
  test('requested too soon leads on to the sent one, and waits as long as the server requires', async () => {
    const justSent = { ...refused('Please wait a little.'), code: 'code_just_sent', data: { retryAfterSeconds: 41 } }
    const { form, toast } = await atCode({ sendEmailCode: justSent })
    expect([form.step.mode, form.secondsToResend, toast.current?.text]).toEqual([
      'verifyLogin',
      41,
      'Please wait a little.',
    ])
  })
  test('for a new password has a wait of its own', async () => {
    const { form, pass } = await atPassword()
    pass(20_000)
    await form.forgot()
    expect(form.secondsToResend).toBe(60)
    form.back()
    form.toggle()
    expect([form.step.mode, form.secondsToResend]).toEqual(['verifyLogin', 40])
  })
  test('can be requested after 60 s, not before', async () => {
    const { form, requested, pass } = await atCode()
    expect(form.secondsToResend).toBe(60)
    await form.resend()
    expect(requested).toHaveLength(1)
    pass(59_000)
    expect(form.secondsToResend).toBe(1)
    pass(1000)
    await form.resend()
    expect(requested.at(-1)).toEqual(['sendEmailCode', { email, purpose: 'login' }])
    expect(form.secondsToResend).toBe(60)
  })
  test('for a new password is one for that', async () => {
    const { form, requested, pass } = await atPassword()
    await form.forgot()
    expect([form.step.mode, form.secondsToResend]).toEqual(['resetPwd', 60])
    pass(60_000)
    await form.resend()
    expect(requested.slice(-2)).toEqual([
      ['sendEmailCode', { email, purpose: 'reset' }],
      ['sendEmailCode', { email, purpose: 'reset' }],
    ])
  })
})

describe('the password', () => {
  test('is hashed before it is sent', async () => {
    const { form, requested, session } = await atPassword()
    form.typePassword('secret1')
    await form.submit()
    expect(requested.at(-1)).toEqual([
      'loginByEmailPassword',
      { email: 'JWE', password: `hash of secret1 for ${email}` },
    ])
    expect(session.isLogin).toBe(true)
  })
  test('a new one of the wrong length marks its field', async () => {
    const { form, toast, requested } = await atNewPassword()
    form.typePassword('12345')
    const before = requested.length
    await form.submit()
    expect([form.isFieldWrong, toast.current?.text, requested.length]).toEqual([
      true,
      loginText.passwordLength({ min: 6, max: 20 }),
      before,
    ])
    form.typePassword('123456')
    expect(form.isFieldWrong).toBe(false)
  })
  const passwordLength = { min: 8, max: 64 }
  const justSent = {
    ...refused('Please wait a little.'),
    code: 'code_just_sent',
    data: { retryAfterSeconds: 41, passwordLength },
  }
  test.each<[string, object, object]>([
    ['with its code', {}, { sendEmailCode: { passwordLength } }],
    ['with the word that a code was just sent', { sendEmailCode: justSent }, {}],
  ])('a new one has the minimum length of the server’s reply: %s', async (_case, failing, replies) => {
    const { form, toast, requested, failures } = await atPassword({}, replies)
    Object.assign(failures, failing)
    await form.forgot()
    await form.typeCode('654321')
    expect([form.step.mode, form.passwordLength]).toEqual(['setNewPwd', { min: 8, max: 64 }])
    for (const wrong of ['1234567', 'x'.repeat(65)]) {
      form.typePassword(wrong)
      await form.submit()
      expect(toast.current?.text).toBe('Password needs to be between 8 and 64 characters long')
    }
    form.typePassword('x'.repeat(64))
    await form.submit()
    expect(requested.at(-1)?.[0]).toBe('resetEmailPassword')
  })
  test('a known one is the server’s to judge, however long it is', async () => {
    const { form, requested } = await atPassword()
    form.typePassword('1')
    await form.submit()
    expect(requested.at(-1)?.[0]).toBe('loginByEmailPassword')
  })
  test('a new one is set with the accepted code and signs in', async () => {
    const { form, requested, session } = await atNewPassword()
    expect(requested.at(-1)).toEqual(['checkEmailCode', { email: 'JWE', code: '654321', purpose: 'reset' }])
    form.typePassword('123456')
    await form.submit()
    expect(requested.at(-1)).toEqual([
      'resetEmailPassword',
      { email: 'JWE', code: '654321', newpassword: `hash of 123456 for ${email}` },
    ])
    expect(session.isLogin).toBe(true)
  })
})

test('going back leads step by step to the start, with empty fields', async () => {
  const { form } = await atNewPassword()
  form.typePassword('12345')
  const modes = ['resetPwd', 'pwd', 'writeEmail', 'writeEmail'].map(() => {
    form.back()
    return form.step.mode
  })
  expect(modes).toEqual(['resetPwd', 'pwd', 'writeEmail', 'writeEmail'])
  expect([form.code, form.password]).toEqual(['', ''])
})

test('the server’s word on the field marks it, its word on another one does not', async () => {
  const wrong = (field: string) => atCode({ loginByEmailCode: { ...refused('No.'), field } })
  const marks = await Promise.all(
    ['code', 'email'].map(async (field) => {
      const { form } = await wrong(field)
      await form.typeCode('000000')
      return form.isFieldWrong
    }),
  )
  expect(marks).toEqual([true, false])
})

test('the letters of a password are shown until the step is left', async () => {
  const { form } = await atPassword()
  form.togglePasswordShown()
  expect(form.isPasswordShown).toBe(true)
  form.toggle()
  expect(form.isPasswordShown).toBe(false)
})

test('a second tap while the first is under way does nothing', async () => {
  const { form, requested } = loginForm()
  form.typeEmail(email)
  await Promise.all([form.submit(), form.submit()])
  expect(requested).toHaveLength(1)
})

describe('what went wrong', () => {
  test('of a field stays at it until it is edited', async () => {
    const { form, toast } = loginForm()
    form.typeEmail('nope')
    await form.submit()
    toast.hide()
    expect([form.isFieldWrong, form.fault]).toEqual([true, loginText.invalidEmail])
    form.typeEmail('nope@')
    expect([form.isFieldWrong, form.fault]).toEqual([false, null])
  })
  test('with the server stands there too, where the field is not to blame', async () => {
    const { form } = await atCode({ loginByEmailCode: refused('Too many tries. Ask for a new code.') })
    await form.typeCode('123456')
    expect([form.isFieldWrong, form.fault]).toEqual([false, 'Too many tries. Ask for a new code.'])
    await form.typeCode('12345')
    expect(form.fault).toBeNull()
  })
  test('does not follow to the next step', async () => {
    const { form } = await atCode()
    await form.submit()
    expect(form.fault).toBe(loginText.missingCode)
    form.toggle()
    expect(form.fault).toBeNull()
  })
})
