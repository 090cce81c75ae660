import type { Photo } from '../photograph.ts'
import { PhotoPair } from './PhotoPair.tsx'

/** A page's looks at each width at which they differ; nothing of a page that was not photographed. */
export function Photos({ photos }: { photos: readonly Photo[] | undefined }) {
  if (photos === undefined) return null
  if (photos.length === 0) return <p className="same">It looks the same at 360 and 1440 pixels.</p>
  const pairs = photos.map((photo) => <PhotoPair key={photo.width} photo={photo} />)
  return <div className="photos">{pairs}</div>
}
