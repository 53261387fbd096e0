import type { LetterContent, LetterPart } from './letter-part'

function partText(part: LetterPart): string {
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

/** A letter as plain text, with all that its HTML says. */
export const letterText = ({ title, parts, why }: LetterContent): string =>
  [title, ...parts.map(partText), why, 'Staylark'].join('\n\n')
