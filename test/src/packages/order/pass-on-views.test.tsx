import '../../../support/as-h5'
import { fireEvent, screen } from '@testing-library/react'
import { endedGift } from '@/domain/vouchers/gift'
import { AddVoucherView, type AddVoucherViewProps } from '@/packages/order/pages/add-voucher/view'
import { AppointmentView, type AppointmentViewProps } from '@/packages/order/pages/appointment/view'
import { ClaimGiftView, type ClaimGiftViewProps } from '@/packages/order/pages/claim-gift/view'
import { AppointmentCalendar } from '@/widgets/appointment-calendar'
import { bookInfoWith, giftOfferWith, givenVoucherWith } from '../../../support/client/gift-facts'
import { refusal } from '../../../support/client/held-call'
import { renderRested } from '../../../support/render-rested'

const pageText = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('a gift', () => {
  function show(change: Partial<ClaimGiftViewProps> = {}) {
    const on = {
      onClaim: jest.fn(),
      onWallet: jest.fn(),
      onSignIn: jest.fn(),
      onExplore: jest.fn(),
      onRetry: jest.fn(),
      onBack: jest.fn(),
    }
    const state = { offer: giftOfferWith(), ended: null, failure: null, isClaimed: false, isSending: false }
    renderRested(<ClaimGiftView isSignedIn {...state} ownTime={(at) => `own ${at}`} {...on} {...change} />)
    return on
  }

  const endOf = (ending: string) => endedGift({ kind: 'refused', ...refusal('gift_ended', { ending }) })

  test('shows what is given, by whom, the message, the terms and until when', () => {
    const { onClaim } = show()
    for (const text of ['Ada gave you a voucher', 'Happy birthday', 'A night by the lake', 'Lakeside House, Hangzhou'])
      expect(pageText()).toContain(text)
    expect(pageText()).toContain('Claim it until own 2026-12-21T10:00:00.000Z')
    expect(pageText()).toContain('Good until Wed 30 Jun 2027.')
    tap('Claim')
    expect(onClaim).toHaveBeenCalledTimes(1)
  })

  test('of somebody without a name, and of several, is named so', () => {
    show({
      isSignedIn: false,
      offer: giftOfferWith({ giverName: '', vouchers: [givenVoucherWith(), givenVoucherWith()] }),
    })
    expect(pageText()).toContain('Somebody gave you 2 vouchers')
    expect(screen.getByRole('button', { name: 'Sign in and claim' })).toBeTruthy()
  })

  test('that is claimed leads to the wallet', () => {
    const { onWallet } = show({ isClaimed: true })
    tap('Open wallet')
    expect([onWallet.mock.calls.length, screen.queryByRole('button', { name: 'Claim' })]).toEqual([1, null])
  })

  test('of one’s own can’t be claimed', () => {
    show({ offer: giftOfferWith({ isOwn: true }) })
    expect(pageText()).toContain('This is your own gift')
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
  })

  test.each([
    ['yours', true, 'Open wallet'],
    ['claimed', false, 'Sign in'],
    ['claimed', true, 'Explore'],
    ['withdrawn', false, 'Explore'],
    ['lapsed', true, 'Explore'],
  ])('that is over as %s, with a sign-in %s, leads on by %s', (ending, isSignedIn, button) => {
    show({ offer: null, ended: endOf(ending), isSignedIn })
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /laim/ })).toBeNull()
  })
})

describe('adding by a code', () => {
  function show(change: Partial<AddVoucherViewProps> = {}) {
    const on = {
      onWrite: jest.fn(),
      onLeave: jest.fn(),
      onCheck: jest.fn(),
      onAdd: jest.fn(),
      onWallet: jest.fn(),
      onSignIn: jest.fn(),
      onBack: jest.fn(),
    }
    const state = { code: '', voucher: null, fault: null, isAdded: false, isBusy: false }
    renderRested(<AddVoucherView isSignedIn {...state} {...on} {...change} />)
    return on
  }

  test('takes the code, and shows what is wrong with it', () => {
    const { onWrite } = show({ fault: 'There is a typing error in this code' })
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'K3QF' } })
    expect([onWrite.mock.calls, screen.getByRole('alert').textContent]).toEqual([
      [['K3QF']],
      'There is a typing error in this code',
    ])
  })

  test('shows what a code stands for before it is added', () => {
    const { onAdd } = show({ voucher: givenVoucherWith() })
    expect(screen.queryByRole('button', { name: 'Check code' })).toBeNull()
    tap('Add to wallet')
    expect(onAdd).toHaveBeenCalledTimes(1)
  })

  test('leads to the wallet, and a visitor to the sign-in', () => {
    const { onWallet } = show({ voucher: givenVoucherWith(), isAdded: true })
    tap('Open wallet')
    expect(onWallet).toHaveBeenCalledTimes(1)
    const { onSignIn } = show({ isSignedIn: false })
    tap('Sign in')
    expect(onSignIn).toHaveBeenCalledTimes(1)
  })
})

describe('an appointment', () => {
  function show(change: Partial<AppointmentViewProps> = {}) {
    const on = {
      onHotel: jest.fn(),
      onDays: jest.fn(),
      onMessage: jest.fn(),
      onSend: jest.fn(),
      onWallet: jest.fn(),
      onSignIn: jest.fn(),
      onRetry: jest.fn(),
      onBack: jest.fn(),
    }
    const form = { hotelId: 'h1', days: [], message: '' }
    const state = { info: bookInfoWith(), failure: null, isRefused: false, form, fault: null, isSending: false }
    renderRested(<AppointmentView isSignedIn {...state} {...on} {...change} />)
    return on
  }

  test('offers its hotels, and without a day the calendar', () => {
    const { onHotel, onDays, onSend } = show()
    fireEvent.click(screen.getByRole('radio', { name: /Hill House/ }))
    tap('Choose your days')
    expect([onHotel.mock.calls, onDays.mock.calls.length, onSend.mock.calls.length]).toEqual([[['h2']], 1, 0])
  })

  test('proposes the chosen days', () => {
    const { onSend } = show({ form: { hotelId: 'h1', days: ['2026-12-03', '2026-12-02'], message: '' } })
    expect(pageText()).toContain('Thu 3 Dec, Wed 2 Dec')
    tap('Propose 2 days')
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test('one hotel is no choice', () => {
    show({ info: bookInfoWith({ hotels: bookInfoWith().hotels.slice(0, 1) }) })
    expect([screen.queryByRole('radio'), pageText().includes('Lakeside House, Hangzhou')]).toEqual([null, true])
  })

  test('that the voucher does not allow now shows why', () => {
    const failure = { message: 'This voucher is given to somebody.', requestId: null }
    const { onWallet } = show({ isRefused: true, failure })
    expect(pageText()).toContain('This voucher is given to somebody.')
    tap('See your vouchers')
    expect([onWallet.mock.calls.length, screen.queryByRole('button', { name: 'Choose your days' })]).toEqual([1, null])
  })
})

test('the calendar of an appointment takes up to three days, and says why not others', () => {
  const onConfirm = jest.fn()
  const [hotel] = bookInfoWith().hotels
  if (!hotel) throw new Error('there is no hotel')
  renderRested(<AppointmentCalendar hotel={hotel} value={[]} mostDays={3} onConfirm={onConfirm} onClose={() => {}} />)
  tap(/^Tuesday 1 December/)
  expect(pageText()).toContain('Book at least 1 day before you arrive.')
  tap('Take Wed 2 Dec')
  for (const day of [/^Friday 4/, /^Thursday 3/, /^Saturday 5/]) tap(day)
  expect(pageText()).toContain('You can propose 3 days at most.')
  tap('Confirm')
  expect(onConfirm).toHaveBeenCalledWith(['2026-12-02', '2026-12-04', '2026-12-03'])
})
