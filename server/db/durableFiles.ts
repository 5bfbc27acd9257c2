import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { privateMode } from './privateFiles'

type Options = Parameters<NodeFS['init']>[1]

/** An open file, as the engine's file system sees it. */
interface Stream {
  /** Node's file descriptor. */
  nfd: number
}

interface Attributes {
  mode?: number
}

/** The functions of the engine's file system on Node that this module changes. */
interface NodeFiles {
  tryFSOperation: (work: () => void) => void
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown
    setattr: (node: unknown, attributes: Attributes) => void
  }
  stream_ops: {
    setattr: (stream: Stream, attributes: Attributes) => void
    fsync?: (stream: Stream) => number
  }
}

/**
 * The files of the embedded engine, synced to the disk and readable only by this user. The engine's own file system
 * ignores fsync, so that a power cut would lose acknowledged writes, and lets everybody write its files.
 */
export class DurableFiles extends NodeFS {
  override async init(engine: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(engine, options)
    const useDurableFiles = ({ NODEFS }: { NODEFS: unknown }) => makeDurable(NODEFS as NodeFiles)
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), useDurableFiles] },
    }
  }
}

function makeDurable(files: NodeFiles): void {
  const { node_ops: onNode, stream_ops: onStream } = files
  const { mknod, setattr: setOnNode } = onNode
  const { setattr: setOnStream } = onStream
  onNode.mknod = (parent, name, mode, device) => mknod(parent, name, privateMode(mode), device)
  onNode.setattr = (node, attributes) => setOnNode(node, withPrivateMode(attributes))
  onStream.setattr = (stream, attributes) => setOnStream(stream, withPrivateMode(attributes))
  onStream.fsync = ({ nfd }) => {
    files.tryFSOperation(() => fsyncSync(nfd))
    return 0
  }
}

const withPrivateMode = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: privateMode(attributes.mode) }
