import '../../support/as-h5'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { withBoundary } from '@/shell/render-boundary'
import { host, resetHost } from '../../support/taro-mock'

const fault = { isOn: true }

const Fragile = withBoundary(function Fragile({ name }: { name: string }) {
  const [isBroken, setBroken] = useState(false)
  if (fault.isOn || isBroken) throw new Error('no such field')
  return <button onClick={() => setBroken(true)}>{name}</button>
})

beforeEach(() => {
  resetHost()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('a page that throws while rendering shows the failure, and Retry rerenders it', () => {
  fault.isOn = true
  render(<Fragile name="Book" />)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page')
  fault.isOn = false
  act(() => screen.getByText('Retry').click())
  expect(screen.getByText('Book')).toBeTruthy()
  act(() => screen.getByText('Book').click())
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => screen.getByText('Go to Explore').click())
  expect(host.calls.at(-1)?.[0]).toBe('switchTab')
})
