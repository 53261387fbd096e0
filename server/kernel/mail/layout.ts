import { escapeHtml, jsonInHtml } from '../http/html'
import type { Email, EmailFile } from './mailer'

/** One part of an email: a paragraph, a code to type, facts by name, or a link. */
export type EmailPart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'link'; text: string; href: string }

/** The content of an email, before its layout. */
export interface EmailContent {
  to: string
  subject: string
  /** What mailboxes show beside the subject. */
  preview: string
  title: string
  parts: readonly EmailPart[]
  /** Why the recipient gets it. */
  why: string
  files?: readonly EmailFile[]
  /** Facts of schema.org for mail readers that show them; the parts contain all of it too. */
  structuredData?: object
}

/** The content of a usual email: paragraphs, a table of facts, closing sentences, and a link. */
interface Message {
  readonly paragraphs: readonly string[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly closing?: readonly string[]
  readonly link: { readonly text: string; readonly href: string }
}

/** The parts of a message in their order, without the facts whose value is empty. */
export function messageParts({ paragraphs, facts, closing = [], link }: Message): EmailPart[] {
  const paragraphsOf = (sentences: readonly string[]) => sentences.map((text): EmailPart => ({ kind: 'text', text }))
  return [
    ...paragraphsOf(paragraphs),
    { kind: 'facts', facts: facts.filter(([, value]) => value !== '') },
    ...paragraphsOf(closing),
    { kind: 'link', ...link },
  ]
}

/** Colors by what they are for; the dark ones are for mail readers that honor the scheme. */
const colors = {
  page: { light: 'background:#f4f6f8', dark: 'background:#0a121c' },
  card: { light: 'background:#ffffff', dark: 'background:#101a26' },
  ink: { light: 'color:#0f1f33', dark: 'color:#f1f5f9' },
  soft: { light: 'color:#4a5b70', dark: 'color:#b3c0cf' },
  sign: { light: 'color:#0a6c74', dark: 'color:#4fc3c9' },
  code: { light: 'background:#e3f3f4;color:#0f1f33', dark: 'background:#12333a;color:#f1f5f9' },
  button: { light: 'background:#0a6c74;color:#ffffff', dark: 'background:#4fc3c9;color:#0a121c' },
} as const

/** Attributes of an element: its light colors inline, as mail readers need them, and the class by which a dark scheme changes them. */
const look = (color: keyof typeof colors, style: string): string =>
  `class="l-${color}" style="${style};${colors[color].light}"`

const important = (declarations: string) =>
  declarations
    .split(';')
    .map((each) => `${each}!important`)
    .join(';')

const darkRules = Object.entries(colors).map(([name, { dark }]) => `.l-${name}{${important(dark)}}`)
const styleSheet = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}`

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:24px'
const cell = 'padding:6px 0;font-size:15px;line-height:22px;vertical-align:top;overflow-wrap:anywhere'
const codeBox = `margin:0 0 20px;padding:16px 8px;border-radius:8px;text-align:center;font:700 34px/42px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;-webkit-user-select:all;user-select:all`
const button =
  'display:inline-block;padding:13px 24px;border-radius:8px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none'

const row = ([name, value]: readonly [string, string]) =>
  `<tr><td width="38%" ${look('soft', `${cell};padding-right:12px`)}>${escapeHtml(name)}</td><td ${look('ink', cell)}>${escapeHtml(value)}</td></tr>`

function partHtml(part: EmailPart): string {
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

// Invisible spaces keep the text that follows out of the preview.
const filler = '&#847;&zwnj;&nbsp;'.repeat(40)

const dataHtml = (data: object) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`

// HTML for mail readers on phones: inline styles, no pictures, nothing fetched.
const emailHtml = ({ subject, preview, title, parts, why, structuredData }: EmailContent): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title><style>${styleSheet}</style>${structuredData ? dataHtml(structuredData) : ''}</head>
<body ${look('page', `margin:0;padding:0;${font};-webkit-text-size-adjust:100%`)}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page', 'border-collapse:collapse')}><tr><td align="center" style="padding:16px 12px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px"><tr><td ${look('sign', 'padding:8px 12px 16px;font-size:18px;line-height:24px;font-weight:700')}>Staylark</td></tr>
<tr><td ${look('card', 'padding:24px 20px 8px;border-radius:14px')}>
<h1 ${look('ink', 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700')}>${escapeHtml(title)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr>
<tr><td ${look('soft', 'padding:16px 12px 0;font-size:13px;line-height:20px')}>${escapeHtml(why)}</td></tr></table>
</td></tr></table></body></html>`

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return part.code
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'link':
      return `${part.text}: ${part.href}`
  }
}

/** The one layout of all emails, as plain text and as HTML with the same content. Line breaks in the subject, e.g. from names, become spaces. */
export function createEmail(content: EmailContent): Email {
  const subject = content.subject.replaceAll(/\s+/g, ' ')
  return {
    to: content.to,
    subject,
    text: [content.title, ...content.parts.map(partText), content.why, 'Staylark'].join('\n\n'),
    html: emailHtml({ ...content, subject }),
    ...(content.files ? { files: content.files } : {}),
  }
}
