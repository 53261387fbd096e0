/** Folds a name for comparison: lower case, without accents, spaces and punctuation. */
export const folded = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
