/** What the build knows of the files that a start without a connection needs. */
export interface WorkerFiles {
  /** The entry of the build, which its page names. */
  entry: string
  /** Scripts, style sheets and texts; their names contain a hash of their content. */
  files: readonly string[]
}

declare const WORKER_FILES: WorkerFiles

/** The files of this build. */
export const workerFiles: WorkerFiles = WORKER_FILES
