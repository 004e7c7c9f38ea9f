import { endpoints } from '#app/platform/endpoints/endpoint.server.ts'
import { rawOperation } from '#app/platform/endpoints/raw-operation.server.ts'
import { receivePicture } from './receive-picture.server.ts'
import { pictureResponse, shownName } from './schema.ts'

/** Takes one picture ([POST-07]); the sentence of a no names the file. */
export const uploadsApi = endpoints().post(
  '/uploads',
  rawOperation({
    operationId: 'uploads',
    summary: 'Makes a picture of a file, for the user who sends it.',
    needsUser: true,
    body: { type: 'application/octet-stream', description: 'One picture of at most 10 MB.' },
    headers: { 'X-File-Name': 'Its name, encoded as in an address. Sentences about the file use it.' },
    output: pictureResponse,
    refusals: ['unauthenticated', 'forbidden', 'tooLarge', 'wrongType', 'invalid', 'tooMany', 'unavailable'],
  }),
  async (c) => {
    const { ctx, req } = { ctx: c.var.ctx, req: c.req.raw }
    c.header('Cache-Control', 'private, no-store')
    const picture = await receivePicture(ctx, {
      name: shownName(req.headers.get('x-file-name') ?? '') || ctx.t('uploads.aFile'),
      announced: Number(req.headers.get('content-length') ?? 0) || 0,
      body: req.body,
      signal: req.signal,
    })
    return c.json({ picture })
  },
)
