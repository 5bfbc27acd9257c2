import { useNavigate } from './router'
import { useGo, type Go } from './useGo'

/** Gives `back(routeId)`: one step back in the history of this visit, or to the route where there is none. */
export function useBack(): Go {
  const navigate = useNavigate()
  const go = useGo()
  return (id, options) => (hasBefore() ? void navigate(-1) : go(id, { ...options, replace: true }))
}

/** The router library counts the entries of this visit. */
const hasBefore = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
