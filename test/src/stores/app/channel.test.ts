import fc from 'fast-check'
import { ChannelStore } from '@/stores/app/channel'
import { createEventContext } from '@/stores/app/event-log'
import { SessionStore } from '@/stores/account/session'
import { inspectableStore } from '../../../support/inspectable-store'

const host = { terminalType: 'weapp', appType: 'weapp' }

function visit(credentials = inspectableStore(), storage = inspectableStore()) {
  const session = new SessionStore(credentials, inspectableStore())
  const channel = new ChannelStore(credentials, storage, host)
  const record = createEventContext(session, channel, { deviceId: 'd', sessionId: 's' })
  return { channel, session, credentials, storage, record }
}

test('a link’s channel goes with every record and order, until another link names another', () => {
  const { channel, record } = visit()
  expect([channel.ofOrder(), record().CID, record().FromKey]).toEqual([host, undefined, undefined])
  channel.take({ 'Channel-Id': 'c-17', fromKey: 'spring_sale', id: '42' })
  expect(channel.ofOrder()).toEqual({ ...host, channelId: 'c-17', fromKey: 'spring_sale' })
  expect(record()).toMatchObject({ CID: 'c-17', FromKey: 'spring_sale' })
  channel.take({ id: '43' })
  channel.take({ fromKey: 'share' })
  expect(record()).toMatchObject({ CID: 'c-17', FromKey: 'share' })
  channel.take({ channelId: 'c-18' })
  expect(record().CID).toBe('c-18')
})

test('the channel outlives the visit, the fromKey does not', () => {
  const { channel, credentials } = visit()
  channel.take({ channelId: 'c-17', fromKey: 'spring' })
  const next = visit(credentials).channel
  expect([next.channelId, next.fromKey]).toEqual(['c-17', null])
})

test('the logout clears the channel with the other credentials', () => {
  const { channel, session } = visit()
  channel.take({ channelId: 'c-17' })
  session.signOut()
  expect(channel.channelId).toBeNull()
})

test('what is no short plain key is not taken: no address, no token, no text', () => {
  const { channel, credentials, storage } = visit()
  const hostile = fc.oneof(
    fc.constantFrom('', 'maya@example.com', 'a;path=/', 'a b', '中', 'x'.repeat(65), '<b>', 'a%0d%0aSet-Cookie:b'),
    fc.string({ minLength: 1 }).filter((text) => !/^[\w.-]{1,64}$/.test(text)),
  )
  fc.assert(
    fc.property(hostile, (text) => {
      channel.take({ channelId: text, fromKey: text })
      expect([credentials.names(), storage.names()]).toEqual([[], []])
    }),
  )
})
