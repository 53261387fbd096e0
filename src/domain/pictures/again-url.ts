/** The address by which a picture is asked for once more: another one than the last, so that no host answers with what it remembers. */
export const againUrl = (url: string, again: number): string =>
  again === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}again=${again}`
