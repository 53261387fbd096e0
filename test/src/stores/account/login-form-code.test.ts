import { loginText } from '@/domain/text/login-text'
import { loginForm } from '../../../support/login-parts'

const refused = (message: string) => ({ code: 'no', message, requestId: 'r1' })

/** A form that has sent its first code. */
async function atCode(...notes: Parameters<typeof loginForm>) {
  const parts = loginForm(...notes)
  parts.form.typeEmail(' Guest@Example.com ')
  await parts.form.submit()
  return parts
}

describe('a whole code', () => {
  test('is sent by itself once; once it was refused neither typing nor the button sends it again', async () => {
    const { form, toast, requested } = await atCode({
      loginByEmailCode: { ...refused('4 tries are left.'), field: 'code' },
    })
    const sent = () => requested.filter(([name]) => name === 'loginByEmailCode').length
    await form.typeCode('12345')
    expect(sent()).toBe(0)
    await form.typeCode('123456')
    await form.typeCode('12345')
    await form.typeCode('123456')
    expect(sent()).toBe(1)
    await form.submit()
    expect([sent(), toast.current?.text, form.isFieldWrong]).toEqual([1, loginText.sameCode, true])
    await form.typeCode('123457')
    expect(sent()).toBe(2)
  })
  test('that did not reach the server is sent again by the button', async () => {
    const { form, requested } = await atCode({
      loginByEmailCode: { code: 'busy', message: 'Please try again.', requestId: 'r1' },
    })
    await form.typeCode('123456')
    await form.submit()
    expect(requested.filter(([name]) => name === 'loginByEmailCode')).toHaveLength(2)
  })
  test.each(['1', '12', '12345', '12345o'])('only six digits are sent, not %j', async (code) => {
    const { form, toast, requested } = await atCode()
    await form.typeCode(code)
    await form.submit()
    expect([requested.length, toast.current?.text]).toEqual([1, loginText.partOfCode])
  })
  test('that signed in is not sent again before the page starts over', async () => {
    const { form, requested } = await atCode()
    await form.typeCode('123456')
    const before = requested.length
    await form.submit()
    await form.typeCode('654321')
    expect([requested.length, form.isBusy]).toEqual([before, true])
  })
  test('with letters waits for the button', async () => {
    const { form, requested } = await atCode()
    await form.typeCode('12345o')
    expect(requested).toHaveLength(1)
  })
})
