/** Whether a text says that its landmark is close enough to walk to, or to see from the hotel's own street. */
export function speaksOfWalking(text: string): boolean {
  return text.includes('{landmark}') && /walk|cycle|whim|uphill/i.test(text)
}
