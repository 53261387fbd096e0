import { currencyOf } from '@/domain/money/currency'
import { formatAmount } from '@/domain/money/amount-text'
import { escapeHtml } from '../kernel/http/html'
import type { SandboxCharge } from './sandbox-charges'

/** Ways in which the gateway's word can reach the server. */
const callbackWays = {
  now: 'Tell the shop at once',
  late: 'Tell the shop after 30 seconds',
  twice: 'Tell the shop twice',
  never: 'Never tell the shop',
} as const

export type CallbackWay = keyof typeof callbackWays

const endings: Record<Exclude<SandboxCharge['state'], 'open'>, string> = {
  paid: 'This payment is approved.',
  declined: 'This payment was declined.',
  closed: 'This payment was closed and can no longer be paid.',
  refunded: 'This payment was paid back.',
}

/** The practice gateway's page for a charge: two decisions while it is open, then how it ended and the way back. */
export function gatewayPage(charge: SandboxCharge, isInWebView: boolean): string {
  const body = charge.state === 'open' ? decisionForm() : ending(endings[charge.state], charge, isInWebView)
  return page(`<p class="amount">${escapeHtml(amountOf(charge))}</p>${body}`)
}

/** The page for an address that names no charge. */
export const unknownChargePage = () => page('<p role="status">There is no such payment.</p>')

const page = (content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Practice payment</title>
<link rel="stylesheet" href="/sandbox/gateway.css">
</head>
<body><main><h1>Practice payment</h1><p>A stand-in for a payment service. No money is moved.</p>${content}</main></body>
</html>
`

function amountOf({ amountMinor, currencyCode }: SandboxCharge): string {
  return `${currencyCode} ${currencyOf(currencyCode)?.symbol ?? ''} ${formatAmount(amountMinor, currencyCode)}`
}

function decisionForm(): string {
  const ways = Object.entries(callbackWays).map(
    ([way, text]) =>
      `<label><input type="radio" name="callback" value="${way}"${way === 'now' ? ' checked' : ''}>${text}</label>`,
  )
  return `<form method="post">
<fieldset><legend>How the shop hears of it</legend>${ways.join('')}</fieldset>
<button name="decision" value="approve">Approve</button>
<button class="decline" name="decision" value="decline">Decline</button>
</form>`
}

function ending(text: string, { returnUrl }: SandboxCharge, isInWebView: boolean): string {
  const way = isInWebView
    ? '<p>You can go back now.</p>'
    : `<a class="back" href="${escapeHtml(returnUrl)}">Back to Staylark</a>`
  return `<p role="status">${text}</p>${way}`
}
