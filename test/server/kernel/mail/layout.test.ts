import { everyEmail } from '../../../support/server/every-email'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The lines that a reader of the HTML sees, in reading order. */
function seenLines(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none[\s\S]*?<\/div>/, '')
  return body
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2\n$1')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_match, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

describe.each(Object.entries(everyEmail))('%s', (_name, { subject, text, html }) => {
  test('has the same content as text and as HTML', () => {
    const pieces = text.split('\n').filter(Boolean)
    const seen = seenLines(html)
    const asText = pieces.join(' ').replaceAll(':', '')
    for (const line of seen) expect(asText).toContain(line.replaceAll(':', ''))
    const asHtml = seen.join(' ').replaceAll(':', '')
    for (const piece of pieces) {
      for (const half of piece.replaceAll(/(https?):/g, '$1').split(': '))
        expect(asHtml).toContain(half.replaceAll(':', ''))
    }
  })

  test('has a subject, a preview, a title, a reason, and a dark scheme', () => {
    expect(subject).not.toBe('')
    expect(/<div style="display:none[^>]*>([^&]+)/.exec(html)?.[1]).toMatch(/\S/)
    expect(html.match(/<h1 /g)).toHaveLength(1)
    expect(text).toContain('\nYou got this e-mail because ')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })

  test('fetches and runs nothing', () => {
    const withoutData = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')
    expect(withoutData).not.toMatch(/<img|<link|<script|src=|url\(|@import/)
  })

  test('is light enough for every mail reader', () => expect(Buffer.byteLength(html)).toBeLessThan(20_000))

  test('leaves no empty fact', () => expect(html).not.toContain('></td>'))
})

test.each(['code for signing in', 'code for a new password'] as const)(
  'the %s is large and taken by one tap',
  (name) => {
    const { text, html, subject } = everyEmail[name]
    const box = /<p class="l-code" style="([^"]*)">482913<\/p>/.exec(html)?.[1] ?? ''
    expect(box).toMatch(/font:700 34px/)
    expect(box).toContain('user-select:all')
    expect(text).toContain('\n482913\n')
    expect(subject).toBe('482913 is your Staylark code')
  },
)

test('names of hotels stay words', () => {
  const { html } = everyEmail['booking confirmed']
  expect(html).toContain('Hotel &quot;Fern &amp; Brook&quot; &lt;North&gt;')
  expect(html).not.toContain('<North>')
})

test('a confirmation contains all that is needed on the way, and the stay as a calendar file', () => {
  const { text, subject, files } = everyEmail['booking confirmed']
  for (const line of [
    'Booking number: SL26112100001',
    'Hotel confirmation: H123456789',
    'Check-in: Tue 1 Dec 2026, from 14:00 to 23:00',
    'Check-out: Thu 3 Dec 2026, until 12:00',
    'Guests: 1 room · 2 adults · 1 child',
    'Lead guests: Maya Lindqvist',
    'Arrival: 18:00 to 19:00',
    'Requests: Quiet room',
    'For a taxi: 蕨溪酒店, 杭州市湖滨路18号',
  ]) {
    expect(text).toContain(line)
  }
  expect(subject).toContain('Tue 1 Dec 2026')
  expect(files?.map(({ name }) => name)).toEqual(['stay.ics'])
  expect(files?.[0]?.text).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261203')
})
