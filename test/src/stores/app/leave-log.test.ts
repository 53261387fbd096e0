import { EventLogStore, LeaveLog } from '@/stores/app/event-log'

test('each time that the app is hidden, exit and dwell time leave by beacon', () => {
  let nowMs = 10_000
  let notify: (isVisible: boolean) => void = () => {}
  const sent: [string, { Action: string; ActionValue?: string; PageTitle: string }][] = []
  const log = new LeaveLog({
    eventLog: new EventLogStore(
      () => Promise.reject(new Error('not by a call')),
      () => ({ PageTitle: 'Explore' }),
    ),
    clock: { now: () => nowMs },
    watchVisibility: (listener) => {
      notify = listener
      return () => (notify = () => {})
    },
    sendBeacon: (url, json) => sent.push([url, JSON.parse(json)]),
    url: '/api/eventlog/create',
  })
  const stop = log.start()
  nowMs += 4200
  notify(false)
  nowMs += 60_000
  notify(true)
  nowMs += 800
  notify(false)
  const of = (Action: string, more = {}) => ['/api/eventlog/create', { PageTitle: 'Explore', Action, ...more }]
  expect(sent).toEqual([
    of('exit'),
    of('dwell', { ActionValue: '4200' }),
    of('exit'),
    of('dwell', { ActionValue: '800' }),
  ])
  stop()
  notify(false)
  expect(sent).toHaveLength(4)
})

test('a record that cannot be sent is nobody’s concern', async () => {
  const log = new EventLogStore(
    () => Promise.reject(new Error('down')),
    () => ({}),
  )
  expect(() => log.send({ Action: 'x' })).not.toThrow()
  await Promise.resolve()
})
