import { escapeHtml } from '../html/escape-html'
import type { LetterContent, LetterPart } from './letter-part'
import { letterFont, letterStyle, look } from './letter-style'

const paragraph = 'margin:0 0 16px;font-size:16px;line-height:24px'
const cell = 'padding:6px 0;font-size:15px;line-height:22px;vertical-align:top;overflow-wrap:anywhere'
const codeBox = `margin:0 0 20px;padding:16px 8px;border-radius:8px;text-align:center;font:700 34px/42px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;-webkit-user-select:all;user-select:all`
const button =
  'display:inline-block;padding:13px 24px;border-radius:8px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none'

const row = ([name, value]: readonly [string, string]) =>
  `<tr><td width="38%" ${look('soft', `${cell};padding-right:12px`)}>${escapeHtml(name)}</td><td ${look('ink', cell)}>${escapeHtml(value)}</td></tr>`

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p ${look('ink', paragraph)}>${escapeHtml(part.text)}</p>`
    case 'code':
      return `<p ${look('code', codeBox)}>${escapeHtml(part.code)}</p>`
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${part.facts.map(row).join('')}</table>`
    case 'link':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(part.href)}" ${look('button', button)}>${escapeHtml(part.text)}</a></p>`
  }
}

// Spaces that are not drawn keep the text that follows out of the preview.
const filler = '&#847;&zwnj;&nbsp;'.repeat(40)

/** A letter as HTML for mail readers on phones: inline styles, no pictures, nothing fetched, a dark scheme where it is honoured. */
export function letterHtml({ subject, preview, title, parts, why }: LetterContent): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title><style>${letterStyle}</style></head>
<body ${look('page', `margin:0;padding:0;${letterFont};-webkit-text-size-adjust:100%`)}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page', 'border-collapse:collapse')}><tr><td align="center" style="padding:16px 12px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px"><tr><td ${look('sign', 'padding:8px 12px 16px;font-size:18px;line-height:24px;font-weight:700')}>Staylark</td></tr>
<tr><td ${look('card', 'padding:24px 20px 8px;border-radius:14px')}>
<h1 ${look('ink', 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700')}>${escapeHtml(title)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr>
<tr><td ${look('soft', 'padding:16px 12px 0;font-size:13px;line-height:20px')}>${escapeHtml(why)}</td></tr></table>
</td></tr></table></body></html>`
}
