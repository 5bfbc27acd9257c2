import './ProgressBar.css'

/** The props of `ProgressBar`. */
export interface ProgressBarProps {
  label: string
  /** 0 to 100; absent while nobody knows. */
  value?: number | undefined
}

/** The progress of an upload, download or import. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return <progress className="progress" aria-label={label} max={100} value={percent} />
}
