import '../../support/as-h5'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react'
import { Page } from '@/shell/page'
import { LoginPopupLayer } from '@/shell/login-popup-layer'
import { clientRoot, useRoot } from '@/stores/app/context'
import { loginReply } from '../../support/login-parts'
import { host, resetHost } from '../../support/taro-mock'

const root = clientRoot()

beforeEach(() => {
  resetHost()
  act(() => {
    root.session.signOut()
    root.login.close()
    root.toast.hide()
  })
})

/** The popup as it stands in a page, without its code being fetched first. */
const Popup = observer(function Popup() {
  return useRoot().login.isShown ? <LoginPopupLayer onToastTaken={() => {}} /> : null
})

test.each([
  ['wishList', false, true],
  ['hotelOrder', false, true],
  ['wishList', true, false],
  ['orderList', false, false],
  ['home', false, false],
] as const)('%s, signed in %s: the popup is shown: %s', async (route, isLogin, isShown) => {
  if (isLogin) act(() => root.session.signIn(loginReply()))
  render(<Page route={route}>content</Page>)
  expect(screen.getByText('content')).toBeTruthy()
  expect(root.login.isShown).toBe(isShown)
  if (isShown) expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
})

test('a toast is announced', () => {
  render(<Page route="home">content</Page>)
  act(() => root.toast.show('Saved'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

describe('the login popup', () => {
  test('requests an address in a dialog that traps the keyboard, and closes by Escape', () => {
    render(<Popup />)
    act(() => root.login.require())
    const dialog = screen.getByRole('dialog', { name: 'Sign in' })
    expect(screen.getByRole('heading').textContent).toBe('Enter your email address')
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(root.login.isShown).toBe(false)
  })

  test('cannot be closed where its icon is hidden', () => {
    render(<Popup />)
    act(() => root.login.require(null, false))
    expect(screen.queryByLabelText('Close')).toBeNull()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(root.login.isShown).toBe(true)
  })

  test('a wrong address is reported in a toast', async () => {
    render(<Popup />)
    act(() => root.login.require())
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'nope' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(root.toast.current?.text).toBe('Invalid Email Address')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('false'),
    )
  })
})

test('each page that is shown looks the region up where none is cached, and does not wait for it', async () => {
  act(() => root.region.follow())
  host.respond = () => Promise.reject(new Error('no connection'))
  const lookUps = () => host.calls.filter(([, { url }]) => url?.includes('/api/dest/country/ipRegion')).length
  render(<Page route="home">content</Page>)
  await waitFor(() => expect(lookUps()).toBe(1))
  await act(() => Promise.resolve())
  render(<Page route="search">more</Page>)
  expect(screen.getByText('more')).toBeTruthy()
  await waitFor(() => expect(lookUps()).toBe(2))
})

test('a toast does not stand on the next page', () => {
  render(<Page route="home">content</Page>)
  act(() => root.toast.show('Address copied'))
  expect(screen.getAllByText('Address copied').length).toBeGreaterThan(0)
  render(<Page route="search">more</Page>)
  expect(screen.queryByText('Address copied')).toBeNull()
  act(() => root.toast.show('Saved'))
  expect(root.toast.current?.text).toBe('Saved')
})

test('any page takes channel and fromKey from its address', () => {
  host.params = { id: '42', channelId: 'c-17', fromKey: 'spring' }
  render(<Page route="hotelDetail">content</Page>)
  expect(root.channel.ofOrder()).toMatchObject({ channelId: 'c-17', fromKey: 'spring' })
})
