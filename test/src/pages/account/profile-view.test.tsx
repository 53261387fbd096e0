import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { formOfProfile } from '@/domain/account/profile-form'
import {
  ProfileFields,
  type ProfileFieldsProps,
  ProfileView,
  type ProfileViewProps,
} from '@/pages/account/profile/view'

const profile = {
  uid: 'u1',
  email: 'a***@example.com',
  nickName: 'Ada',
  avater: '/pictures/240/avatar-day-01.webp',
  gender: 'female',
  birthday: '1990-04-07',
  country: 'GB',
  dialCode: '44',
  phone: '7911 123456',
  intro: '',
} as const

const isEvent = (value: unknown) => typeof value === 'object' && value !== null && 'nativeEvent' in value

type Nullable<Value> = { [Key in keyof Value]: Value[Key] | null }
type Parts = Omit<ProfileViewProps, 'form'> &
  Omit<ProfileFieldsProps, 'profile' | 'form'> &
  Nullable<Pick<ProfileFieldsProps, 'profile' | 'form'>>

function show(part: Partial<Parts> = {}) {
  const taps = jest.fn()
  const tap = (name: string) => (value?: unknown) =>
    taps(name, ...(isEvent(value) || value === undefined ? [] : [value]))
  const props: Parts = {
    isSignedIn: true,
    profile,
    form: formOfProfile(profile),
    faults: {},
    failure: null,
    avatar: { step: 'kept' },
    memberSince: null,
    canSave: false,
    isSaving: false,
    timers: { after: () => () => {} },
    onBack: tap('back'),
    onSignIn: tap('signIn'),
    onRetry: tap('retry'),
    onRefresh: () => Promise.resolve(),
    onChoosePicture: tap('choose'),
    onRetryPicture: tap('retryPicture'),
    onWrite: tap('write'),
    onLeave: tap('leave'),
    onOpen: tap('open'),
    onSave: tap('save'),
    ...part,
  }
  const { profile: known, form } = props
  const fields = known && form ? <ProfileFields {...props} profile={known} form={form} /> : null
  const { container } = render(<ProfileView {...props} form={fields} />)
  return { taps, container }
}

test('a visitor sees nothing of a profile, but the sign-in prompt', () => {
  const { taps } = show({ isSignedIn: false, profile: null, form: null })
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(taps).toHaveBeenCalledWith('signIn')
})

test('while it is fetched its shape stands there; where it fails there is Retry', () => {
  const { container } = show({ profile: null, form: null })
  expect(container.querySelectorAll('.bone').length).toBeGreaterThan(6)
  const { taps } = show({
    profile: null,
    form: null,
    failure: { message: 'We could not reach Staylark.', requestId: null },
  })
  fireEvent.click(screen.getByRole('button', { name: /retry/i }))
  expect(taps).toHaveBeenCalledWith('retry')
})

test('every field shows its value; the address is masked and cannot be edited', () => {
  show()
  expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Ada')
  for (const name of ['Gender: Female', 'Birthday: 7 Apr 1990', 'Country or region: United Kingdom']) {
    expect(screen.getByRole('button', { name })).toBeTruthy()
  }
  expect(screen.getByLabelText('Phone')).toHaveProperty('type', 'tel')
  expect(screen.getByText('a***@example.com').tagName).toBe('P')
})

test('each fault stands at its field', () => {
  show({ faults: { nickName: 'Please enter a nickname', phone: 'Please enter a valid phone number' } })
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter a nickname',
    'Please enter a valid phone number',
  ])
  expect(screen.getByLabelText('Nickname').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  [false, 0],
  [true, 1],
])('Save can be tapped: %s', (canSave, times) => {
  const { taps } = show({ canSave })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(taps.mock.calls.filter(([name]) => name === 'save')).toHaveLength(times)
})

const picture = { url: 'data:image/png;base64,x', width: 10, height: 10 }
const square = { cropLeft: 0, cropTop: 0, cropSide: 1 }

test('a picture on its way shows how far it is, one that did not arrive stays with Retry', () => {
  const sending = show({ avatar: { step: 'sending', picture, square, percent: 40 } })
  expect(screen.getByText('Sending your picture, 40 per cent')).toBeTruthy()
  expect(sending.container.querySelector('.self-img')?.getAttribute('src')).toBe(picture.url)
  const failed = show({ avatar: { step: 'failed', picture, square, message: 'Too large.' } })
  expect(failed.container.querySelector('.self-img')?.getAttribute('src')).toBe(picture.url)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(failed.taps).toHaveBeenCalledWith('retryPicture')
})

test('fields report input and blur', () => {
  const { taps } = show()
  fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: 'Eve' } })
  fireEvent.blur(screen.getByLabelText('Nickname'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear birthday' }))
  fireEvent.click(screen.getByRole('button', { name: 'Gender: Female' }))
  expect(taps.mock.calls).toEqual([
    ['write', { nickName: 'Eve' }],
    ['leave', 'nickName'],
    ['write', { birthday: null }],
    ['open', 'gender'],
  ])
})

test.each(['Tap to change your picture', 'Change picture'])('“%s” opens the choice of a picture', (name) => {
  const { taps } = show()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(taps.mock.calls).toEqual([['choose']])
})
