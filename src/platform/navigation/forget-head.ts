const FACTS = [
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join()

/** Takes away what the server said in the head about the page that it sent: it is not true of another page of the app, and browsers share the address that stands there. */
export function forgetHead(): void {
  for (const fact of document.head.querySelectorAll(FACTS)) fact.remove()
}
