import { useOpen } from './useOpen'

/**
 * Returns a function that opens an in-app path such as `/videoconsultation/home?x=1` and replaces the current entry of the
 * history: for the return target of a sign-in. Everything else navigates by route id.
 */
export function useOpenPath(): (path: string) => void {
  const open = useOpen()
  return (path) => open(path, { replace: true })
}
