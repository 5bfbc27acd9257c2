import { useOpen } from './useOpen'

/**
 * Gives a function that opens an in-app path such as `/videoconsultation/home?x=1`, in place of the present entry of
 * the history: for targets kept through a sign-in. Everything else goes by route id.
 */
export function useOpenPath(): (path: string) => void {
  const open = useOpen()
  return (path) => open(path, { replace: true })
}
