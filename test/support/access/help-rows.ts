import { open, type Row } from './row'

/** Rows of the help articles. */
export const helpRows: Record<string, Row> = {
  listQaTypes: open(),
  searchQa: open(() => ({ keyword: 'refund' })),
  listCommonQa: open(() => ({ origin: 'order' })),
}
