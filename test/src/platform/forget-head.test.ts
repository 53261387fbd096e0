import { forgetHead } from '@/platform/navigation/forget-head'
import * as web from '@/platform/navigation/index.h5'
import { installRouting } from '@/platform/navigation/routing.h5'
import { host, resetHost } from '../../support/taro-mock'

jest.mock('@tarojs/router', () => ({ routesAlias: {} }))

const own =
  '<meta charset="utf-8"><meta name="viewport" content="x"><meta name="theme-color" content="#fff">' +
  '<link rel="icon" href="/i"><link rel="stylesheet" href="/c.css"><title>Hotel Details</title>'
const received =
  '<meta name="description" content="d"><meta name="robots" content="index"><link rel="canonical" href="/a">' +
  '<link rel="alternate" hreflang="en" href="/a"><meta property="og:url" content="/a">' +
  '<meta name="twitter:card" content="summary"><script type="application/ld+json">{}</script>'

beforeEach(() => {
  resetHost()
  document.head.innerHTML = own + received
})

test('the page’s own tags go, and all else stays', () => {
  forgetHead()
  expect(document.head.innerHTML).toBe(own)
  forgetHead()
  expect(document.head.innerHTML).toBe(own)
})

test.each([
  ['push', 'navigateTo'],
  ['replace', 'redirectTo'],
] as const)('another page of the app does not stand under the address of the first (%s)', (how, call) => {
  web.go('hotelDetail', { id: 7 }, {}, how)
  expect(host.calls).toEqual([[call, { url: '/hotel/detail/7' }]])
  expect(document.querySelector('link[rel="canonical"]')).toBeNull()
})

test('another stay on the same page changes nothing of it', () => {
  web.replaceQuery({ checkIn: '2026-12-01' })
  expect(document.head.innerHTML).toBe(own + received)
})

test('nor does it stand there after going back or forward', () => {
  installRouting()
  expect(document.head.innerHTML).toBe(own + received)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(document.head.innerHTML).toBe(own)
})
