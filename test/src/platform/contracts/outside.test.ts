import type { AddToCalendar, Reach } from '@/platform/apps/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

const event = {
  id: 'o1',
  title: 'Stay at Garden House',
  firstDay: '2026-12-01',
  endDay: '2026-12-03',
  location: 'Garden House, 1 Garden Road',
  notes: 'Booking number SL1',
}
const place = { name: 'Garden House', address: '1 Garden Road', countryCode: 'FR', lat: 48.85, lng: 2.35 }

describe.each(everyHost)('%s', (name) => {
  const isH5 = name === 'h5'
  let host: LoadedHost
  const calls = () => host.taro.host.calls
  const copied = () => calls().flatMap(([call, { data }]) => (call === 'setClipboardData' ? [data] : []))

  beforeEach(() => {
    host = asHost(name)
  })

  if (isH5) {
    test('a stay is saved as a calendar file', async () => {
      const files: Blob[] = []
      URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
      URL.revokeObjectURL = () => {}
      const saved: string[] = []
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved.push(this.download)
      })
      const { addToCalendar } = host.capability<{ addToCalendar: AddToCalendar }>('apps/calendar')
      await expect(addToCalendar(event, 0)).resolves.toBe('saved')
      expect([saved, files.map(({ type }) => type)]).toEqual([['stay.ics'], ['text/calendar']])
    })
    return
  }

  test('a stay goes into the host’s calendar, or as a text on the clipboard', async () => {
    const { addToCalendar } = host.capability<{ addToCalendar: AddToCalendar }>('apps/calendar')
    const isWeapp = name === 'weapp'
    await expect(addToCalendar(event, 0)).resolves.toBe(isWeapp ? 'added' : 'copied')
    if (isWeapp) {
      const [, options] = calls().at(-1) ?? []
      expect(options).toMatchObject({
        title: event.title,
        allDay: true,
        startTime: new Date(2026, 11, 1).getTime() / 1000,
      })
      host.taro.host.refused.add('addPhoneCalendar')
      await expect(addToCalendar(event, 0)).resolves.toBe('copied')
    }
    expect(String(copied()[0])).toContain('Tue 1 Dec 2026 – Thu 3 Dec 2026')
  })

  test('a hotel is called and its way shown by the host, or copied where the host refuses', async () => {
    const reach = host.capability<Reach>('apps/reach')
    await expect(reach.callPhone('+33 1 5550 1234')).resolves.toBe('opened')
    await expect(reach.showWay(place)).resolves.toBe('opened')
    expect(calls().map(([call]) => call)).toEqual(['makePhoneCall', 'openLocation'])
    expect(calls()[0]?.[1]).toMatchObject({ phoneNumber: '+33155501234' })
    expect(calls()[1]?.[1]).toMatchObject({ latitude: 48.85, longitude: 2.35, name: 'Garden House' })
    for (const call of ['makePhoneCall', 'openLocation']) host.taro.host.refused.add(call)
    await expect(reach.callPhone('+33 1 5550 1234')).resolves.toBe('copied')
    await expect(reach.showWay(place)).resolves.toBe('copied')
    await expect(reach.writeMail('help@example.com', 'Booking')).resolves.toBe('copied')
    expect(copied()).toEqual(['+33 1 5550 1234', 'Garden House\n1 Garden Road', 'help@example.com'])
  })
})
