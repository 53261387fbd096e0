import { formatCountdown } from '@/widgets/countdown/time-left'

const days = (count: number) => count * 86_400_000

test.each([
  [days(2) + 3_723_000, 'DD HH mm ss', '02 01 02 03'],
  [0, 'DD HH mm ss', '00 00 00 00'],
  [-500, 'DD HH mm ss', '00 00 00 00'],
  [1, 'DD HH mm ss', '00 00 00 01'],
  [59_001, 'mm:ss', '01:00'],
  [days(2) + 3_723_000, 'HH:mm:ss', '49:02:03'],
  [3_723_000, 'mm:ss', '62:03'],
  [3_723_000, 'ss', '3723'],
  [days(120), 'DD', '120'],
  [1234, 'ss:SSS', '01:234'],
  [1234, 'ss.SS', '01.23'],
  [1999, 'ss.S', '01.9'],
  [59_999, 'mm:ss:SSS', '00:59:999'],
  [90_000, 'DD days HH hours', '00 days 00 hours'],
])('%i ms as %s: %s', (leftMs, format, text) => expect(formatCountdown(leftMs, format)).toBe(text))
