import sharp from 'sharp'
import { canvas } from '#db/seeds/drawing/svg.ts'
export async function sheet(
  scenes: Record<string, () => string>,
  file: string,
  w = 1280,
  h = 960,
  cols = 4,
  tw = 400,
) {
  const th = Math.round((tw * h) / w)
  const names = Object.keys(scenes)
  const rowsN = Math.ceil(names.length / cols)
  const t = Date.now()
  const parts = await Promise.all(
    names.map(async (n, i) => ({
      input: await sharp(Buffer.from(canvas(w, h, scenes[n]())))
        .resize(tw, th)
        .png()
        .toBuffer(),
      left: (i % cols) * (tw + 8),
      top: Math.floor(i / cols) * (th + 8),
    })),
  )
  console.log(names.length, 'in', Date.now() - t)
  await sharp({
    create: { width: cols * (tw + 8), height: rowsN * (th + 8), channels: 3, background: '#fff' },
  })
    .composite(parts)
    .png()
    .toFile(file)
}
