import type { VideoReport, VideoViewing } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import {
  forgetVideoReport,
  isOpenElsewhere,
  isOutgrown,
  listStored,
  storeVideoReport,
  type StoredVideoReport,
} from './storedReports'

/** What reports need from outside. */
export interface VideoReportPorts {
  /** Whose reports these are; part of the storage key. */
  personKey: string
  /** Gets a key for this person. */
  readKey: () => Promise<string>
  /** Sends a report; rejects with an `ApiError`. */
  send: (report: VideoReport) => Promise<unknown>
  /** Hands a report to the browser, which sends it after the page is left. */
  beacon: (report: VideoReport) => void
}

/** A larger report is refused by the server as a whole. */
const MAX_IMPRESSIONS = 100
const MAX_VIEWINGS = 20

/**
 * Collects what a person watches and reports it. A report is stored until the server confirms it, so that a dead network or a
 * closed tab loses nothing. It may be sent again: the server counts each report, and each second of a viewing, once.
 */
export class VideoReports {
  private readonly ports: VideoReportPorts
  private key: string | undefined
  private readingKey: Promise<string> | undefined
  /** The report that is still being extended. */
  private open: StoredVideoReport | undefined

  constructor(ports: VideoReportPorts) {
    this.ports = ports
  }

  /** Records that a video was on the screen. */
  addImpression(videoId: number): void {
    void this.prepare().catch(() => undefined)
    const report = this.current()
    this.grow({ ...report, impressions: [...report.impressions, { videoId, at: new Date().toISOString() }] })
  }

  /** Records a viewing with everything seen in it so far. */
  setViewing(viewing: VideoViewing): void {
    const report = this.current()
    const others = report.viewings.filter(({ id }) => id !== viewing.id)
    this.grow({ ...report, viewings: [...others, viewing] })
  }

  /** Gets the key before it is needed: a page that is left cannot wait for one. */
  async prepare(): Promise<void> {
    if (this.key !== undefined) return
    this.readingKey ??= this.ports.readKey()
    try {
      this.key = await this.readingKey
    } finally {
      this.readingKey = undefined
    }
  }

  /** Sends what waits, also from earlier visits. Rejects without a connection; what was not sent stays stored. */
  async flush(): Promise<void> {
    const own = this.open?.id
    this.open = undefined
    for (const report of listStored(this.ports.personKey))
      if (report.id === own || !isOpenElsewhere(report)) await this.deliver(report)
  }

  /** Hands the open report to the browser. It stays stored, because nobody knows whether it arrives. */
  leave(): void {
    if (!this.open || this.key === undefined) return
    const report = { ...this.open, key: this.key }
    this.grow(report)
    this.open = undefined
    this.ports.beacon(bodyOf(report))
  }

  /** The report that grows. A full one is sent, and the next begins. */
  private current(): StoredVideoReport {
    if (this.open && isFull(this.open)) void this.flush().catch(() => undefined)
    return this.open ?? { key: '', id: crypto.randomUUID(), impressions: [], viewings: [], at: Date.now() }
  }

  private grow(report: StoredVideoReport): void {
    this.open = report
    storeVideoReport(this.ports.personKey, report)
  }

  private async deliver(report: StoredVideoReport): Promise<void> {
    try {
      await this.prepare()
      await this.ports.send({ ...bodyOf(report), key: this.key ?? '' })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      // A key expires after a day; the next round gets another.
      if (status === 403) this.key = undefined
      if (status !== 400) throw error
    }
    forgetVideoReport(this.ports.personKey, report.id)
  }
}

const isFull = (report: StoredVideoReport): boolean =>
  report.impressions.length >= MAX_IMPRESSIONS || report.viewings.length >= MAX_VIEWINGS || isOutgrown(report)

const bodyOf = ({ at: _at, ...report }: StoredVideoReport): VideoReport => report
