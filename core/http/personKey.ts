import { createContext } from 'react'

/** The key of the person whose data is read; see `PersonContext.personKey`. */
export const PersonKeyContext = createContext('')
