/** Who is on the other side. */
export interface Other {
  name: string
  thumbnailId?: number | null | undefined
  specialty?: string | null | undefined
}
