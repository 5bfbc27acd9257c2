/** Stands for the markdown reader that the form library brings: our texts have none, and it weighs more than half the library. */
export const Markdown = ({ children }: { children: string }): string => children
