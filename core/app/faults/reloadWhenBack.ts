import { serverAnswers } from '../../http/serverAnswers'

const INTERVAL_MS = 5000

/** Asks an address every five seconds, and reloads the page when it answers again. */
export function reloadWhenBack(address: string): void {
  const timer = setInterval(() => void reloadIfBack(), INTERVAL_MS)
  async function reloadIfBack() {
    if (!(await serverAnswers(address))) return
    clearInterval(timer)
    location.reload()
  }
}
