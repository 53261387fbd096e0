/** How Node runs the server: young memory has room for what some hundred answers leave behind, in MB, so that little of it is carried over into the memory where whole catalogues lie. */
export const serverNodeOptions = ['--max-semi-space-size=64']
