import type { PictureFile, SitePictures } from '../picture-files.server.ts'

/** Collects the files of one picture after another, and stores each picture when it is complete. */
export class PictureGroups {
  readonly #pictures: Pick<SitePictures, 'restore'> | null
  #held: PictureFile[] = []
  files = 0

  constructor(pictures: Pick<SitePictures, 'restore'> | null) {
    this.#pictures = pictures
  }

  async add({ id, width, data }: PictureFile): Promise<void> {
    if (this.#held[0]?.id !== id) await this.close()
    this.#held.push({ id, width, data })
  }

  async close(): Promise<void> {
    const [first] = this.#held
    if (first && this.#pictures) {
      await this.#pictures.restore(first.id, this.#held)
      this.files += this.#held.length
    }
    this.#held = []
  }
}
