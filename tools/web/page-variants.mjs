const scripts = /<script\b[^>]*>[^]*?<\/script>/g
const links = /<link\b[^>]*>/g

const isForScripts = (link) => /\bas="script"|\brel="modulepreload"/.test(link)

const withoutScripts = (html) =>
  html.replaceAll(scripts, '').replaceAll(links, (link) => (isForScripts(link) ? '' : link))

const prefetchScript = /<script data-calls=[^]*?<\/script>/

/**
 * How a page may be sent, by name in sets. firstScreens, of pages that the server drew: `production` as it is; `static` as it looks, without any script, which is the limit; `scripts` as the build's index.html, which leaves all to the app.
 * firstCalls, of pages of one person's own: `early` as it is; `late` without the script that begins them.
 */
export const pageVariants = {
  firstScreens: {
    static: withoutScripts,
    production: null,
    scripts: (_html, indexHtml) => indexHtml,
  },
  firstCalls: {
    early: null,
    late: (html) => html.replace(prefetchScript, ''),
  },
}
