import { useState, type ReactNode } from 'react'
import { Catch } from '../Catch'
import { PartFailed } from '../PartFailed'
import { retryFailed } from '../retryFailed'

interface Props {
  plugin: string
  point: string
  id: string
  children: ReactNode
}

/** Replaces a part that throws or does not load by a card with a retry, which imports it again. The rest of the page stays. */
export function Retried({ children, ...where }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    await retryFailed()
    setAttempt(attempt + 1)
    setIsRetrying(false)
  }
  const isPage = where.point === 'routes'
  return (
    <Catch
      key={attempt}
      {...where}
      failed={<PartFailed isPage={isPage} busy={isRetrying} onRetry={() => void retry()} />}
    >
      {children}
    </Catch>
  )
}
