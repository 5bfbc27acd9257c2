/**
 * Address of a picture, at most `size` pixels wide; 1600 for a banner.
 * Takes the tenant's API address, a path or https; the picture's id.
 */
export function thumbnailUrl(api: string, id: number, size: 150 | 300 | 1600): string {
  return `${api.replace(/\/$/, '')}/api/thumbnails/${id}/${size}`
}
