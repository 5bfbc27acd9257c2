import { useEffect, useState } from 'react'

/** Modules of quiet zone around the code. */
const BORDER = 2

/** The props of `QrCode`. */
export interface QrCodeProps {
  text: string
  /** What the code is for. */
  label: string
}

/** A QR code, in black on white in every colour scheme, because cameras expect that. */
export function QrCode({ text, label }: QrCodeProps) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([])
  useEffect(() => {
    let isCurrent = true
    void import('uqr').then(({ encode }) => isCurrent && setRows(encode(text, { border: BORDER }).data))
    return () => {
      isCurrent = false
    }
  }, [text])
  const size = rows.length
  return (
    <svg
      className="w-[min(13rem,100%)] rounded-control"
      viewBox={`0 0 ${size || 1} ${size || 1}`}
      role="img"
      aria-label={label}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={pathOf(rows)} fill="black" />
    </svg>
  )
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
