import { countdownParts, countdownText, spokenCountdown } from '@/widgets/countdown/time-left'

test.each([
  [0, '00:00', '0 seconds'],
  [-5, '00:00', '0 seconds'],
  [1, '00:01', '1 second'],
  [59.9, '00:59', '59 seconds'],
  [60, '01:00', '1 minute'],
  [899, '14:59', '14 minutes 59 seconds'],
  [3600, '1:00:00', '1 hour'],
  [3723, '1:02:03', '1 hour 2 minutes'],
  [86_400, '1d 00:00:00', '1 day'],
  [180_123, '2d 02:02:03', '2 days 2 hours'],
])('%d seconds: %s, %s', (seconds, text, spoken) => {
  expect(countdownText(seconds)).toBe(text)
  expect(spokenCountdown(seconds)).toBe(spoken)
})

test('parts add up to the whole', () => {
  const { days, hours, minutes, seconds } = countdownParts(987_654)
  expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(987_654)
})
