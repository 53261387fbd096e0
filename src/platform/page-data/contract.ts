/** Keeps what the host's templates cannot show out of the data that pages send them; called once, before the first page. */
export type SlimPageData = () => void
