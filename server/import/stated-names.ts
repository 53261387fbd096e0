/** What an address may mean by its city, the likeliest first: as it stands, without "city" and the like, without what stands in brackets, and its parts. */
export function statedNames(text: string): string[] {
  const bare = text.replace(/\s*[([（【].*?[)\]）】]\s*/g, ' ').trim()
  const parts = bare.split(/\s*[/,;|·]\s*|\s+-\s+/).filter(Boolean)
  const names = [text, bare, ...parts].flatMap((name) => [name, withoutRank(name)])
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))]
}

const withoutRank = (name: string): string =>
  name
    .replace(/^(city|town|municipality|greater) (of )?/i, '')
    .replace(/[\s-]+(city|town|shi|si|municipality)$/i, '')
    .replace(/(?<=\p{Script=Han}{2,})[市县縣都府]$/u, '')

/** Whether a name is that of a ward or district, which is never a city. */
export const isWard = (name: string): boolean =>
  /[区區]$|[구]$|-(ku|gu)$|\b(ward|borough|district|arrondissement)$/iu.test(name.trim())
