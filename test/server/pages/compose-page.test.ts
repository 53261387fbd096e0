import { afterPaintScript, createPageComposer, tapReplayScript } from '../../../server/pages/compose'
import type { H5Build } from '../../../server/pages/build'
import { inlineScriptHashes } from '../../../server/kernel/http/security-headers'
import { smallBuild } from '../../support/server/h5-build'

const composer = createPageComposer(smallBuild)
const screen = { html: '<main>Hi</main>', data: { name: '</script><script>alert(1)</script>' } }
const parts = { head: '<title>Stays</title><meta name="description" content="d">', screen }

test('a page without parts has the title of its route, its styles, and its scripts on their way', () =>
  expect(composer.compose('home', null).toString()).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"/><title>Explore</title>' +
      '<link rel="preload" as="script" href="/js/shared.00000004.js">' +
      '<link rel="preload" as="script" href="/js/home.00000006.js">' +
      '<script type="speculationrules">{"prefetch":[{"urls":["/account/wish/list","/order/list","/account/mine"],"eagerness":"moderate"}]}</script>' +
      '<style data-href="/css/app.00000003.css">body{margin:0}</style>' +
      '<style data-href="/css/home.00000005.css">.home{color:red}</style>' +
      '<script defer="defer" src="/js/base.00000001.js"></script><script defer="defer" src="/js/app.00000002.js"></script>' +
      '</head><body><div id="app"></div></body></html>',
  ))

test('a head takes the place of the title, and a screen that of the empty app', () => {
  const html = composer.compose('home', parts).toString()
  expect(html).toContain(
    '<meta charset="utf-8"/><title>Stays</title><meta name="description" content="d">' +
      '<link rel="expect" href="#__data" blocking="render"><script type="speculationrules">',
  )
  expect(html).not.toContain('Explore')
  expect(html).toContain(
    `</head><body><script>${tapReplayScript}</script>` +
      '<div id="app" class="taro_router"><div class="taro_page taro_page_show taro_page_stationed"><main>Hi</main></div></div>' +
      '<script id="__data" type="application/json">',
  )
})

test('a screen comes before its scripts, which wait in their order until it has been painted', () =>
  expect(composer.compose('home', parts).toString()).toMatch(
    new RegExp(
      '</script>' +
        '<link rel="preload" as="script" media="not all" data-run href="/js/base.00000001.js">' +
        '<link rel="preload" as="script" media="not all" data-run href="/js/app.00000002.js">' +
        '<link rel="preload" as="script" media="not all" fetchpriority="low" href="/js/shared.00000004.js">' +
        '<link rel="preload" as="script" media="not all" fetchpriority="low" href="/js/home.00000006.js">' +
        '<script>.*requestAnimationFrame.*</script>' +
        '</body></html>$',
    ),
  ))

test('only a page with a screen is painted when its data has come', () =>
  expect(composer.compose('home', { ...parts, screen: null }).toString()).not.toContain('rel="expect"'))

test('data can end no script', () => {
  const html = composer.compose('home', parts).toString()
  const text = /<script id="__data" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual(screen.data)
  expect(html).not.toContain('alert(1)</script>')
})

test('no page has a script in it that the policy would not run', () => {
  const withScript = {
    ...smallBuild,
    indexHtml: smallBuild.indexHtml.replace('</head>', '<script>boot()</script></head>'),
  }
  const html = createPageComposer(withScript).compose('home', parts).toString()
  const executable = html.replaceAll(/<script[^>]*type="(application\/json|speculationrules)"[^>]*>.*?<\/script>/g, '')
  expect(inlineScriptHashes(executable)).toEqual(
    inlineScriptHashes(
      `${withScript.indexHtml}<script>${tapReplayScript}</script><script>${afterPaintScript}</script>`,
    ),
  )
})

test('a head without a screen leaves the app empty', () =>
  expect(composer.compose('home', { ...parts, screen: null }).toString()).toContain(
    '<body><div id="app"></div></body>',
  ))

test('a sheet that is not there, or that would end its own element, is left to the scripts', () => {
  expect(composer.compose('hotelDetail', null).toString()).not.toContain('gone')
  const odd = { ...smallBuild, styles: new Map([['/css/app.00000003.css', 'a{content:"</STYLE>"}']]) }
  const html = createPageComposer(odd).compose('home', null).toString()
  expect(html).toContain('<link href="/css/app.00000003.css" rel="stylesheet">')
  expect(html).not.toContain('<style')
})

test('a hidden page is marked as such', () =>
  expect(composer.composeHidden().toString()).toMatch(
    /<html data-hidden lang="en">.*<title>Page not found<\/title>.*not-found/,
  ))

test.each<[string, H5Build]>([
  ['no manifest', { ...smallBuild, manifest: null }],
  ['no such route', { ...smallBuild, manifest: { initial: [], routes: {} } }],
  ['no title', { ...smallBuild, indexHtml: '<div id="app"></div>' }],
  ['no place for the app', { ...smallBuild, indexHtml: '<title>x</title>' }],
])('a build with %s gives its index.html as it is', (_, build) =>
  expect(createPageComposer(build).compose('home', parts).toString()).toBe(build.indexHtml),
)
