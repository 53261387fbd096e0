/** Colours of a letter by what they are for; dark ones are for readers that honour the scheme. */
const colours = {
  page: { light: 'background:#f4f6f8', dark: 'background:#0a121c' },
  card: { light: 'background:#ffffff', dark: 'background:#101a26' },
  ink: { light: 'color:#0f1f33', dark: 'color:#f1f5f9' },
  soft: { light: 'color:#4a5b70', dark: 'color:#b3c0cf' },
  sign: { light: 'color:#0a6c74', dark: 'color:#4fc3c9' },
  code: { light: 'background:#e3f3f4;color:#0f1f33', dark: 'background:#12333a;color:#f1f5f9' },
  button: { light: 'background:#0a6c74;color:#ffffff', dark: 'background:#4fc3c9;color:#0a121c' },
} as const

/** Name of a colour of letters. */
export type LetterColour = keyof typeof colours

/** Attributes of an element: its light colours inline, as mail readers need them, and the class by which a dark scheme changes them. */
export const look = (colour: LetterColour, style: string): string =>
  `class="l-${colour}" style="${style};${colours[colour].light}"`

const important = (declarations: string) =>
  declarations
    .split(';')
    .map((each) => `${each}!important`)
    .join(';')

const darkRules = Object.entries(colours).map(([name, { dark }]) => `.l-${name}{${important(dark)}}`)

/** The one style sheet of a letter: its dark scheme. */
export const letterStyle = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}`

/** Fonts that phones have. */
export const letterFont = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
