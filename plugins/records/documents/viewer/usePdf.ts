import { useEffect, useState } from 'react'
import { openPdf, PasswordNeeded, type Pdf } from './pdf'

/** What is shown of a PDF. */
export type PdfState =
  | { step: 'opening' }
  | { step: 'open'; pdf: Pdf }
  | { step: 'password'; isWrong: boolean; isOpening: boolean }
  | { step: 'failed' }

/** Opens a PDF, if need be with the password that a person gives. The password is kept nowhere. */
export function usePdf(file: Blob): { state: PdfState; unlock: (password: string) => void } {
  const [state, setState] = useState<PdfState>({ step: 'opening' })
  const [password, setPassword] = useState<{ text: string } | null>(null)
  useEffect(() => {
    let isOver = false
    const opening = openPdf(file, password?.text)
    const show = async () => {
      try {
        const pdf = await opening
        if (!isOver) setState({ step: 'open', pdf })
      } catch (error) {
        if (isOver) return
        const isLocked = error instanceof PasswordNeeded
        setState(
          isLocked ? { step: 'password', isWrong: password !== null, isOpening: false } : { step: 'failed' },
        )
      }
    }
    void show()
    return () => {
      isOver = true
      opening.then(
        (pdf) => pdf.close(),
        () => undefined,
      )
    }
  }, [file, password])
  const unlock = (text: string) => {
    setState({ step: 'password', isWrong: false, isOpening: true })
    setPassword({ text })
  }
  return { state, unlock }
}
