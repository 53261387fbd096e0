import { Socket } from 'node:net'
import fc from 'fast-check'
import { callerAddress, resolveCallerAddress } from '../../../../server/kernel/http/caller-address'
import { IncomingMessage } from 'node:http'

function requestWith(forwardedFor: string | undefined, remoteAddress = '192.0.2.1'): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return request
}

test.each([
  [0, undefined, '192.0.2.1'],
  [0, '203.0.113.9', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '10.9.9.9, 203.0.113.9', '203.0.113.9'],
  [2, '10.9.9.9, 203.0.113.9, 198.51.100.2', '203.0.113.9'],
  [2, '203.0.113.9', '203.0.113.9'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, 'unknown', '192.0.2.1'],
  [1, "'; drop table hotel", '192.0.2.1'],
  [1, '203.0.113.9,', '192.0.2.1'],
  [1, '203.0.113.9:1234', '192.0.2.1'],
  [2, 'x, 198.51.100.2', '192.0.2.1'],
])('with %d trusted hops "%s" is from %s', (hops, forwardedFor, address) => {
  const request = requestWith(forwardedFor)
  expect(callerAddress(request, hops)).toBe(address)
  resolveCallerAddress(request, hops)
  if (hops > 0) expect(request.headers['x-forwarded-for']).toBe(address)
  expect(callerAddress(request, hops)).toBe(address)
})

test('what the caller writes before the proxies’ entries changes nothing', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 3 }), (parts, hops) => {
      const own = ['203.0.113.9', '198.51.100.2', '198.51.100.3'].slice(0, hops)
      expect(callerAddress(requestWith([...parts, ...own].join(', ')), hops)).toBe('203.0.113.9')
    }),
  ))
