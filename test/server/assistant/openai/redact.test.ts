import { redact } from '../../../../server/assistant/openai/redact'

test.each([
  ['write to ada@example.com please', 'write to [e-mail] please'],
  ['my phone is +86 138-0013-8000', 'my phone is [number]'],
  ['passport E12345678 and code 482913', 'passport [code] and code [number]'],
  ['身份证 110101199003078515', '身份证 [number]'],
  ['order SL202611220001', 'order [code]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
])('%s', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
})

test.each(['two adults from 2026-12-04 to 2026-12-06, under 1500 a night', 'near exit 12', '12月24到26号，500元以下'])(
  '%s has nothing personal',
  (text) => {
    expect(redact(text)).toBe(text.normalize('NFKC'))
  },
)
