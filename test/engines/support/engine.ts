import type { Picture } from './picture'

/** Width and height of a window's content, CSS px. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** One step of an input device, as WebDriver and WebDriver BiDi both describe it. */
export type InputStep = Readonly<Record<string, string | number>>

/** A browser with one window. */
export interface Engine {
  readonly name: 'webkit' | 'firefox' | 'chromium'
  open(url: string): Promise<void>
  /** Runs the body of a function in the page; arguments and result are JSON. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>
  /** Moves a mouse to a point of the window and clicks. */
  click(x: number, y: number): Promise<void>
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>
  resize(size: WindowSize): Promise<void>
  /** What the window shows now. */
  capture(): Promise<Picture>
  /** Errors of the pages' scripts so far. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** How an engine is started. */
export interface EngineOptions {
  readonly scheme?: 'light' | 'dark'
  readonly size?: WindowSize
}

/** A phone's window. */
export const phoneSize: WindowSize = { width: 390, height: 844 }

/** The steps of a click at a point. */
export const clickSteps = (x: number, y: number): InputStep[] => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
  // Away from the link, whose address WebKit would show over the page.
  { type: 'pointerMove', x: 1, y: 1, duration: 0 },
]

/** The steps of typing a text. */
export const typeSteps = (text: string): InputStep[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
