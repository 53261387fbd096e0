/** Attributes of a text field whose letters are hidden until they are asked for. */
export type SecretFieldProps = (isShown: boolean) => Readonly<Record<string, string | boolean>>
