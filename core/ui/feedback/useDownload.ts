import { useState } from 'react'
import { saveFile } from '../../files/saveFile'
import { toast } from './toast'

/**
 * Downloads a file with the session in the header (C-087), and shows the given message when it fails. Returns
 * whether a download is in progress, and the function that starts one: the name of the file, and how it is read.
 */
export function useDownload(failed: string) {
  const [busy, setBusy] = useState(false)
  const download = async (name: string, read: () => Promise<Blob>) => {
    setBusy(true)
    try {
      saveFile(name, await read())
    } catch {
      toast({ tone: 'error', text: failed })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}
