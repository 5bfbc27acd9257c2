/** How long a code works, in minutes. The message with the code says it. */
export const CODE_MINUTES = 10
