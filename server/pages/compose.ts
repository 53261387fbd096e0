import { type RouteName, routes } from '../../config/routes'
import { escapeHtml, jsonInHtml } from '../kernel/http/html'
import type { ScriptSources } from '../kernel/http/security-headers'
import type { H5Build } from './build'
import type { PageParts } from './page-parts'

/** What a link has that is not to be followed before the page has been painted. */
export const AFTER_PAINT = ' media="not all"'

/** What such a link has besides if its script is to be run instead of preloaded. */
export const RUN = ' data-run'

/**
 * Script of a server-rendered page that starts the app's scripts, in their order, after the first paint: until then the
 * first picture has the connection to itself. Where nothing is painted, as in a hidden page, they start after a second.
 * It is sent with every server-rendered page, so it is short.
 */
export const afterPaintScript =
  `{let f=_=>{for(let l of document.querySelectorAll('link[media="not all"]'))if('run'in l.dataset){` +
  `let s=document.createElement('script');s.async=!1;s.src=l.href;document.head.append(s);l.remove()}else l.media='all'};` +
  'requestAnimationFrame(_=>setTimeout(f));setTimeout(f,1e3)}'

/** Script of a server-rendered page that records the button last clicked before hydration in `__tap.on`. src/platform/boot/before-hydration.ts replays the click after hydration. It is sent with every server-rendered page, so it is short. */
export const tapReplayScript = `addEventListener('click',__tap=e=>{__tap.on=e.target.closest('button')},!0)`

const tabs = Object.values(routes).flatMap((route) => ('tab' in route ? [route.path] : []))

/** Returns the speculation rules of a tab's page: browsers that know them fetch another tab's HTML while a pointer rests on its link or touches it. Empty for a page that is no tab. */
function tabPrefetchRules(route: RouteName): string {
  const { path } = routes[route]
  if (!tabs.some((tab) => tab === path)) return ''
  const urls = tabs.filter((tab) => tab !== path)
  const rules = { prefetch: [{ urls, eagerness: 'moderate' }] }
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`
}

/** Returns the speculation rules of all tabs, as they stand in their pages. */
const allTabPrefetchRules = (): readonly string[] =>
  (Object.keys(routes) as RouteName[]).map(tabPrefetchRules).filter((rules) => rules !== '')

/** What may stand inside pages beside index.html's own scripts. Rules for tabs need hashes as well: beside one of a script their keyword counts for nothing. */
const ownInlineScripts = (prefetchScript: string) =>
  [
    ...[prefetchScript, tapReplayScript, afterPaintScript].map((text) => `<script>${text}</script>`),
    ...allTabPrefetchRules(),
  ].join('')

/** Returns which scripts the pages of a build run, and the hosts that they call. */
export const scriptSources = ({
  indexHtml,
  manifest,
  prefetchScript,
}: Pick<H5Build, 'indexHtml' | 'manifest' | 'prefetchScript'>): ScriptSources => ({
  html: indexHtml + ownInlineScripts(prefetchScript),
  hosts: manifest?.hosts ?? [],
})

/** Makes whole pages of a build's index.html. */
export interface PageComposer {
  /** The page of a route with what is known of it before any script runs; without parts it has the route's title and what its scripts need, and the app draws it. A script element of such a page's own comes last, so that on few connections no call goes before the app's scripts. */
  compose(route: RouteName, parts: Pick<PageParts, 'head' | 'screen'> | null, ownScript?: string): Buffer
  /** The page of a route marked so that the app shows its not-found page whatever the address. */
  composeHidden(): Buffer
}

const title = /<title>[^<]*<\/title>/
const emptyApp = '<div id="app"></div>'

/** What a route's page has before and after its own head and screen, in bytes: to turn the text of all sheets into bytes for each page costs as much as a tenth of its making. */
interface RouteFrame {
  readonly top: Buffer
  /** What stands between the head and the app: preloads, styles, and the scripts of index.html. */
  readonly appMiddle: Buffer
  readonly appBottom: Buffer
  /** The same around a screen, whose scripts start after the first paint. */
  readonly screenMiddle: Buffer
  readonly screenBottom: Buffer
}

const preload = (file: string, attributes = '') =>
  `<link rel="preload" as="script"${attributes} href="${escapeHtml(file)}">`

const deferredScript = /<script defer\b[^>]*\bsrc="([^"]*)"[^>]*><\/script>/g

// By this attribute the scripts see that the sheet is there, and do not fetch it again.
const inlineStyle = (file: string, css: string) => `<style data-href="${escapeHtml(file)}">${css}</style>`

/** Without the links to sheets that stand in the page. */
const withoutLinks = (html: string, sheets: readonly { file: string }[]) =>
  html.replaceAll(/<link\b[^>]*>/g, (link) =>
    link.includes('rel="stylesheet"') && sheets.some(({ file }) => link.includes(`href="${file}"`)) ? '' : link,
  )

const sheetsOf = (files: readonly string[], { styles }: H5Build) =>
  files.flatMap((file) => {
    const css = styles.get(file)
    return css === undefined || /<\/style/i.test(css) ? [] : [{ file, css }]
  })

// Browsers that know this link paint nothing before they have read on to the screen's end: a first picture of the header alone needs styles and a layout of its own, and all else would follow it in one long task.
const paintedWhole = '<link rel="expect" href="#__data" blocking="render">'

/** Splits index.html around what is put into it; null where it, or the manifest's word on the route, is not there. */
function frameOf(route: RouteName, build: H5Build): RouteFrame | null {
  const { manifest, indexHtml } = build
  const files = manifest?.routes[routes[route].path]
  const named = title.exec(indexHtml)
  const appAt = indexHtml.indexOf(emptyApp)
  if (!manifest || !files || !named || appAt < named.index) return null
  const sheets = sheetsOf([...manifest.initial, ...files], build)
  const scripts = files.filter((file) => file.endsWith('.js') && !manifest.initial.includes(file))
  const styles = sheets.map(({ file, css }) => inlineStyle(file, css)).join('')
  const rest = withoutLinks(indexHtml.slice(named.index + named[0].length, appAt), sheets)
  const middle = tabPrefetchRules(route) + styles
  const bottom = indexHtml.slice(appAt + emptyApp.length)
  const run = [...rest.matchAll(deferredScript)].map(([, file = '']) => preload(file, AFTER_PAINT + RUN))
  const fetched = scripts.map((file) => preload(file, `${AFTER_PAINT} fetchpriority="low"`))
  return {
    top: Buffer.from(withoutLinks(indexHtml.slice(0, named.index), sheets)),
    appMiddle: Buffer.from(scripts.map((file) => preload(file)).join('') + middle + rest),
    appBottom: Buffer.from(bottom),
    screenMiddle: Buffer.from(paintedWhole + middle + rest.replaceAll(deferredScript, '')),
    // A server-rendered page's pictures precede its scripts, since they are visible already.
    screenBottom: Buffer.from([...run, ...fetched, `<script>${afterPaintScript}</script>`].join('') + bottom),
  }
}

const screenHtml = ({ html, data }: NonNullable<PageParts['screen']>) =>
  `<script>${tapReplayScript}</script>` +
  `<div id="app" class="taro_router"><div class="taro_page taro_page_show taro_page_stationed">${html}</div></div>` +
  `<script id="__data" type="application/json">${jsonInHtml(data)}</script>`

/** Makes a composer of a build; a build without a manifest, or one that lacks a route, gives its index.html as it is. */
export function createPageComposer(build: H5Build): PageComposer {
  const frames = new Map<RouteName, RouteFrame | null>()
  const frame = (route: RouteName) => {
    const known = frames.get(route)
    if (known !== undefined) return known
    const made = frameOf(route, build)
    frames.set(route, made)
    return made
  }
  const compose: PageComposer['compose'] = (route, parts, ownScript = '') => {
    const around = frame(route)
    if (!around) return Buffer.from(build.indexHtml)
    const { top, appMiddle, appBottom, screenMiddle, screenBottom } = around
    const head = Buffer.from(parts?.head ?? `<title>${escapeHtml(routes[route].title)}</title>`)
    return parts?.screen
      ? Buffer.concat([top, head, screenMiddle, Buffer.from(screenHtml(parts.screen)), screenBottom])
      : Buffer.concat([top, head, appMiddle, Buffer.from(emptyApp + ownScript), appBottom])
  }
  const composeHidden = () => {
    const html = compose('notFound', null).toString()
    return Buffer.from(html.replace('<html', '<html data-hidden'))
  }
  return { compose, composeHidden }
}
