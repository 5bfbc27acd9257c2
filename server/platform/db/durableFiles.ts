import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { LogSync } from './logSync'
import { privateMode } from './privateFiles'

type Options = Parameters<NodeFS['init']>[1]

/** An open file, as the database's file system sees it. */
interface Stream {
  /** Node's file descriptor. */
  nfd: number
  node: unknown
}

interface Attributes {
  mode?: number
  size?: number
}

type Operation<Args extends unknown[], Result = unknown> = (...args: Args) => Result

/** The functions of the database's file system on Node that this module changes. */
interface NodeFiles {
  realPath: (node: unknown) => string
  tryFSOperation: (work: () => void) => void
  node_ops: {
    mknod: Operation<[parent: unknown, name: string, mode: number, device: unknown]>
    setattr: Operation<[node: unknown, attributes: Attributes]>
    rename: Operation<unknown[]>
    unlink: Operation<unknown[]>
  }
  stream_ops: {
    setattr: Operation<[stream: Stream, attributes: Attributes]>
    write: Operation<[stream: Stream, ...rest: unknown[]]>
    close: Operation<[stream: Stream]>
    fsync?: Operation<[stream: Stream], number>
  }
}

/**
 * The files of the embedded database, synced to the disk and readable only by this user. The database's own file system
 * ignores fsync, so that a power cut would lose acknowledged writes, and lets everybody write its files.
 */
export class DurableFiles extends NodeFS {
  /** A write is acknowledged after `log.done()`. */
  readonly log = new LogSync()

  override async init(engine: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(engine, options)
    const useDurableFiles = ({ NODEFS }: { NODEFS: unknown }) => {
      createPrivately(NODEFS as NodeFiles)
      makeDurable(NODEFS as NodeFiles, this.log)
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), useDurableFiles] },
    }
  }
}

/** Creates files and folders that only this user can read. */
function createPrivately({ node_ops: onNode, stream_ops: onStream }: NodeFiles): void {
  const { mknod, setattr: setOnNode } = onNode
  const { setattr: setOnStream } = onStream
  onNode.mknod = (parent, name, mode, device) => mknod(parent, name, privateMode(mode), device)
  onNode.setattr = (node, attributes) => setOnNode(node, withPrivateMode(attributes))
  onStream.setattr = (stream, attributes) => setOnStream(stream, withPrivateMode(attributes))
}

/** Syncs the log without blocking the process. Other files change after the log is synced, as the database expects. */
function makeDurable(files: NodeFiles, log: LogSync): void {
  const { node_ops: onNode, stream_ops: onStream } = files
  const { write, close } = onStream
  const afterLog =
    <Args extends unknown[]>(change: Operation<Args>): Operation<Args> =>
    (...args) => {
      files.tryFSOperation(() => log.syncNow())
      return change(...args)
    }
  onNode.rename = afterLog(onNode.rename)
  onNode.unlink = afterLog(onNode.unlink)
  onNode.setattr = afterLog(onNode.setattr)
  onStream.setattr = afterLog(onStream.setattr)
  const writeAfterLog = afterLog(write)
  onStream.write = (stream, ...rest) =>
    (isLog(files.realPath(stream.node)) ? write : writeAfterLog)(stream, ...rest)
  onStream.fsync = ({ nfd, node }) => {
    files.tryFSOperation(() => (isLog(files.realPath(node)) ? log.request(nfd) : fs.fsyncSync(nfd)))
    return 0
  }
  onStream.close = (stream) => log.close(stream.nfd, () => close(stream))
}

const isLog = (file: string) => /\/pg_wal\/[0-9A-F]{24}$/.test(file)

const withPrivateMode = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: privateMode(attributes.mode) }
