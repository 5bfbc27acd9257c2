import { useEffect } from 'react'
import { store } from '@portico/core/state/store'
import { chatOpenAtom } from './chatAtoms'

/** While a screen with messages is open it shows what arrives, so no toast says so. */
export const useOpenMark = () =>
  useEffect(() => {
    store.set(chatOpenAtom, true)
    return () => store.set(chatOpenAtom, false)
  }, [])
