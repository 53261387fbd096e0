const FACTS = [
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join()

/** Removes head tags that the server rendered for its page: they are wrong for another page of the app, and browsers share the address there. */
export function forgetHead(): void {
  for (const fact of document.head.querySelectorAll(FACTS)) fact.remove()
}
