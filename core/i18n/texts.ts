/** The texts of one language by key, flat: `{ 'UI.RETRY': 'Try again' }`. */
export type Texts = Record<string, string>
