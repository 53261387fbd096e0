/** Adds a style sheet that a script requested to the page. Like a script it fails after 120 s (spec §8), which the runtime reports as CSS_CHUNK_LOAD_FAILED. Its source is inlined into the build, so it uses nothing outside itself. */
export function insertStyle(link: HTMLLinkElement) {
  setTimeout(() => {
    if (link.onerror) link.dispatchEvent(new Event('error'))
  }, 120_000)
  document.head.append(link)
}
