import type { Microdata } from './contract'

/** On H5, search engines read the page as it was served. */
export const microdata: Microdata = {
  itemScope: (type, property) => ({ itemScope: true, itemType: `https://schema.org/${type}`, itemProp: property }),
  itemProp: (name, content) => ({ itemProp: name, content }),
}
