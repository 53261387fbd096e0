import type { Picture } from '@/contract/scalars'
import { pictureUrl } from '@/domain/pictures'
import type { Services } from '../../kernel/services'
import { escapeHtml, jsonInHtml } from '../../kernel/http/html'
import type { JsonLd } from './structured-data'

/** A text on one line, cut after a whole word where it is longer than so many characters, the "…" among them. */
export function shortText(text: string, mostCharacters: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= mostCharacters) return line
  const cut = characters.slice(0, mostCharacters - 1).join('')
  const isWordCut = characters[mostCharacters - 1] !== ' '
  const lastSpace = cut.lastIndexOf(' ')
  // A language without spaces has no words to keep whole.
  const shortened = isWordCut && lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut
  return `${shortened.replace(/[\s,;:.–-]+$/, '')}…`
}

/** A picture as other sites show it beside a link. */
interface SharedPicture {
  /** Its whole address. */
  readonly address: string
  readonly widthPx: number
  readonly heightPx: number
  readonly alt: string
}

const WIDTH_PX = 960

/** A picture of the app in the largest width that is served. */
export function sharedPicture(picture: Picture, { env, pictures }: Pick<Services, 'env' | 'pictures'>): SharedPicture {
  const [, id = ''] = /\/([^/]+)\.webp$/.exec(picture.url) ?? []
  const { width, height } = pictures.pictureById(id) ?? picture
  return {
    address: env.publicUrl + pictureUrl(picture.url, WIDTH_PX),
    widthPx: WIDTH_PX,
    heightPx: Math.round((WIDTH_PX * height) / width),
    alt: picture.alt,
  }
}

const SITE_NAME = 'Staylark'
const MOST_DESCRIPTION = 200

/** What search engines and shared links read of a page. */
export interface HeadFacts {
  /** Without the product's name, which stands behind it. */
  readonly title: string
  readonly description: string
  /** The page's one whole address. */
  readonly canonical: string
  /** False for what search engines should not list, such as searches with filters. */
  readonly isListed: boolean
  readonly picture: SharedPicture | null
  readonly things: readonly JsonLd[]
}

/** Title, description, address, sharing card and schema.org facts of a page as HTML. */
export function headHtml({ title, description, canonical, isListed, picture, things }: HeadFacts): string {
  const name = `${title} · ${SITE_NAME}`
  const summary = shortText(description, MOST_DESCRIPTION)
  return [
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'description', summary),
    meta('name', 'robots', isListed ? 'index,follow,max-image-preview:large' : 'noindex,follow'),
    link('canonical', canonical),
    ...(isListed ? [link('alternate', canonical, 'en'), link('alternate', canonical, 'x-default')] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', name),
    meta('property', 'og:description', summary),
    meta('property', 'og:url', canonical),
    ...pictureMetas(picture),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', name),
    meta('name', 'twitter:description', summary),
    ...(things.length === 0 ? [] : [graphHtml(things)]),
  ].join('')
}

/** The head of a page that names something that is not there. */
export const missingHead = (title: string): string =>
  `<title>${escapeHtml(`${title} · ${SITE_NAME}`)}</title>${meta('name', 'robots', 'noindex')}`

function pictureMetas(picture: SharedPicture | null): string[] {
  if (!picture) return []
  return [
    meta('property', 'og:image', picture.address),
    meta('property', 'og:image:type', 'image/webp'),
    meta('property', 'og:image:width', String(picture.widthPx)),
    meta('property', 'og:image:height', String(picture.heightPx)),
    ...(picture.alt === '' ? [] : [meta('property', 'og:image:alt', picture.alt)]),
    meta('name', 'twitter:image', picture.address),
  ]
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

const link = (rel: string, address: string, language?: string): string =>
  `<link rel="${rel}"${language === undefined ? '' : ` hreflang="${language}"`} href="${escapeHtml(address)}">`

const graphHtml = (things: readonly JsonLd[]): string =>
  `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': things })}</script>`
