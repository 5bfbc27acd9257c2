import { useState } from 'react'
import { saveFile } from '@core/files/saveFile'
import { useText } from '@core/i18n/useText'
import { toast } from '@core/ui/feedback/toast'
import type es from '../locales/es.json'

/** Downloads a file with the session in the header (C-087), and says when it could not. In: its name, and how it is read. */
export function useDownload() {
  const t = useText<keyof typeof es>()
  const [busy, setBusy] = useState(false)
  const download = async (name: string, read: () => Promise<Blob>) => {
    setBusy(true)
    try {
      saveFile(name, await read())
    } catch {
      toast({ tone: 'error', text: t('RECORDS.DOWNLOAD_FAILED') })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}
