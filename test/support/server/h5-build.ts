import type { H5Build } from '../../../server/pages/build'

/** A small build: one sheet and two scripts for every page, a sheet and a script of Explore's own. */
export const smallBuild: H5Build = {
  folder: '/nowhere',
  indexHtml:
    '<!doctype html><html lang="en"><head><meta charset="utf-8"/><title>Staylark</title>' +
    '<script defer="defer" src="/js/base.00000001.js"></script><script defer="defer" src="/js/app.00000002.js"></script>' +
    '<link href="/css/app.00000003.css" rel="stylesheet"></head><body><div id="app"></div></body></html>',
  manifest: {
    initial: ['/js/base.00000001.js', '/css/app.00000003.css', '/js/app.00000002.js'],
    routes: {
      '/home': ['/js/base.00000001.js', '/js/shared.00000004.js', '/css/home.00000005.css', '/js/home.00000006.js'],
      '/hotel/detail/:id': ['/js/detail.00000007.js', '/css/gone.00000008.css'],
      '/(.*)': ['/js/not-found.00000009.js'],
    },
  },
  prefetchScript: 'first()',
  styles: new Map([
    ['/css/app.00000003.css', 'body{margin:0}'],
    ['/css/home.00000005.css', '.home{color:red}'],
  ]),
}
