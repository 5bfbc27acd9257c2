import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from './reactRouter'

/** Opens an in-app path, as `useOpen` returns it. */
export type Open = (path: string, options?: { replace?: boolean; state?: unknown }) => void

/** The function that opens in-app paths below. A part of a page provides its own to keep links inside. */
export const OpenContext = createContext<Open>(() => {})

/**
 * Provides the function that opens in-app paths. The router library's own function changes with every address, which would
 * render all links of a page again before it is left; this one stays the same.
 */
export function OpenProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  })
  const [open] = useState((): Open => (path, options) => void latest.current(path, options))
  return <OpenContext value={open}>{children}</OpenContext>
}

/** The function that opens an in-app path such as `/videoconsultation/home?x=1`. */
export const useOpen = (): Open => use(OpenContext)

/**
 * Returns a function that opens an in-app path such as `/videoconsultation/home?x=1` and replaces the current entry of the
 * history: for the return target of a sign-in. Everything else navigates by route id.
 */
export function useOpenPath(): (path: string) => void {
  const open = useOpen()
  return (path) => open(path, { replace: true })
}
