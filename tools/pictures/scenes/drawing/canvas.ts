/** One gradient stop: offset 0 to 1, '#rrggbb' colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Which way a gradient runs over the shape that it fills. */
export type Direction = 'down' | 'right' | 'diagonal'

/** Optional looks of a drawn shape; lengths are stage units, blur is a standard deviation. */
export interface Look {
  opacity?: number
  blur?: number
  stroke?: string
  strokeWidth?: number
  dash?: string
  rx?: number
  transform?: string
  clip?: string
  blend?: 'multiply' | 'screen' | 'soft-light' | 'overlay'
}

/** The part of the stage that becomes the picture, in stage units. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const shorten = (markup: string): string =>
  markup.replace(/-?\d+\.\d{3,}/g, (digits) => String(Number(Number(digits).toFixed(2))))

/** Collects shapes and gradients, and writes them as one SVG document. */
export class Canvas {
  readonly #definitions: string[] = []
  readonly #body: string[] = []
  readonly #known = new Map<string, string>()

  /** A gradient from top to bottom (or left to right) of the shape that it fills. */
  linear(stops: readonly Stop[], direction: Direction = 'down'): string {
    const [x2, y2] = { down: [0, 1], right: [1, 0], diagonal: [1, 1] }[direction]
    return this.#paint(
      `<linearGradient x1="0" y1="0" x2="${x2}" y2="${y2}" id="@">${this.#stops(stops)}</linearGradient>`,
    )
  }

  /** A gradient between two solid colours. */
  fade(from: string, to: string, direction: Direction = 'down'): string {
    return this.linear(
      [
        [0, from],
        [1, to],
      ],
      direction,
    )
  }

  /** A round gradient; centre and radius are shares of the shape that it fills. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#paint(`<radialGradient cx="${cx}" cy="${cy}" r="${r}" id="@">${this.#stops(stops)}</radialGradient>`)
  }

  /** A clip made of path data, to be named in a Look. */
  clip(data: string): string {
    return this.#paint(`<clipPath id="@"><path d="${data}"/></clipPath>`)
  }

  rect(x: number, y: number, width: number, height: number, fill: string, look: Look = {}): void {
    const rounded = look.rx === undefined ? '' : ` rx="${look.rx}"`
    this.#shape(
      'rect',
      `x="${x}" y="${y}" width="${Math.max(0, width)}" height="${Math.max(0, height)}"${rounded}`,
      fill,
      look,
    )
  }

  circle(cx: number, cy: number, r: number, fill: string, look: Look = {}): void {
    this.#shape('circle', `cx="${cx}" cy="${cy}" r="${Math.max(0, r)}"`, fill, look)
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, look: Look = {}): void {
    this.#shape('ellipse', `cx="${cx}" cy="${cy}" rx="${Math.max(0, rx)}" ry="${Math.max(0, ry)}"`, fill, look)
  }

  path(data: string, fill: string, look: Look = {}): void {
    this.#shape('path', `d="${data}"`, fill, look)
  }

  /** An open line along path data with round ends. */
  line(data: string, stroke: string, strokeWidth: number, look: Look = {}): void {
    this.#shape('path', `d="${data}" stroke-linecap="round" stroke-linejoin="round"`, 'none', {
      ...look,
      stroke,
      strokeWidth,
    })
  }

  /** A soft spot of light (or of shade) that fades to nothing at its edge. */
  glow(cx: number, cy: number, rx: number, ry: number, colour: string, opacity: number, look: Look = {}): void {
    const fade = this.radial([
      [0, colour, opacity],
      [0.35, colour, opacity * 0.6],
      [0.7, colour, opacity * 0.17],
      [1, colour, 0],
    ])
    this.ellipse(cx, cy, rx, ry, fade, look)
  }

  /** Draws a group under one look; the group's name can be drawn again by `repeat`. */
  group(look: Look, draw: () => void): string {
    const name = `n${this.#body.length}`
    this.#body.push(`<g id="${name}"${this.#attributes(look)}>`)
    draw()
    this.#body.push('</g>')
    return name
  }

  /** Draws an earlier group once more, for reflections. */
  repeat(name: string, look: Look): void {
    this.#body.push(`<use xlink:href="#${name}"${this.#attributes(look)}/>`)
  }

  toSvg(frame: Frame, width: number, height: number): string {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}">`
    return shorten(`${head}<defs>${this.#definitions.join('')}</defs>${this.#body.join('')}</svg>`)
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(2)}"/>`,
      )
      .join('')
  }

  #define(markup: string): string {
    const known = this.#known.get(markup)
    if (known !== undefined) return known
    const name = `d${this.#known.size}`
    this.#known.set(markup, name)
    this.#definitions.push(markup.replace('id="@"', `id="${name}"`))
    return name
  }

  #paint(markup: string): string {
    return `url(#${this.#define(markup)})`
  }

  #filter(blur: number): string {
    const region = 'x="-60%" y="-60%" width="220%" height="220%"'
    return this.#paint(`<filter ${region} id="@"><feGaussianBlur stdDeviation="${blur}"/></filter>`)
  }

  #attributes(look: Look): string {
    const parts: string[] = []
    if (look.opacity !== undefined) parts.push(`opacity="${look.opacity.toFixed(2)}"`)
    if (look.stroke !== undefined) parts.push(`stroke="${look.stroke}" stroke-width="${look.strokeWidth ?? 1}"`)
    if (look.dash !== undefined) parts.push(`stroke-dasharray="${look.dash}"`)
    if (look.transform !== undefined) parts.push(`transform="${look.transform}"`)
    if (look.clip !== undefined) parts.push(`clip-path="${look.clip}"`)
    if (look.blur !== undefined) parts.push(`filter="${this.#filter(look.blur)}"`)
    if (look.blend !== undefined) parts.push(`style="mix-blend-mode:${look.blend}"`)
    return parts.length > 0 ? ` ${parts.join(' ')}` : ''
  }

  #shape(tag: string, geometry: string, fill: string, look: Look): void {
    this.#body.push(`<${tag} ${geometry} fill="${fill}"${this.#attributes(look)}/>`)
  }
}
