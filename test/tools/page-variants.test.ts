import { evaluateModule } from '../support/evaluate-module'

const imports = "import { pageVariants } from './tools/web/page-variants.mjs'"

const page = [
  '<head><link rel="preload" as="script" href="/js/1.js"><link rel="preload" as="image" href="/1.webp">',
  '<script defer src="/js/app.js"></script><style data-href="/css/app.css">a{}</style></head>',
  '<body><div id="app"><p>Inns</p></div><script id="__data" type="application/json">{"a":"\\u003c"}</script></body>',
].join('')

test('the static page is the page without what is for scripts alone', () =>
  expect(evaluateModule(imports, `pageVariants.firstScreens.static(${JSON.stringify(page)})`)).toBe(
    '<head><link rel="preload" as="image" href="/1.webp"><style data-href="/css/app.css">a{}</style></head>' +
      '<body><div id="app"><p>Inns</p></div></body>',
  ))

test('the page of scripts is the build’s own', () =>
  expect(evaluateModule(imports, "pageVariants.firstScreens.scripts('drawn', 'built')")).toBe('built'))

test('a page whose first calls come late is the same without the script that begins them', () =>
  expect(
    evaluateModule(
      imports,
      `pageVariants.firstCalls.late('<title>x</title><script data-calls="[]">let a</script><script src="/js/app.js"></script>')`,
    ),
  ).toBe('<title>x</title><script src="/js/app.js"></script>'))
