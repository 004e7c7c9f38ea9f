import { PAGE_LANGUAGE } from '#app/lib/page-language.ts'

type Sent = {
  readonly status: number
  readonly body: unknown
  /** The seconds of Retry-After, if the response has them. */
  readonly retryAfter: number | null
}

type Sending = {
  /** The response; status 0 when there was none, null when the upload was canceled. */
  readonly end: Promise<Sent | null>
  readonly cancel: () => void
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Uploads a file as the body of a request, and reports the progress in percent, which `fetch` cannot. */
export function sendFile(address: string, file: File, onProgress: (percent: number) => void): Sending {
  const request = new XMLHttpRequest()
  const { promise: end, resolve } = Promise.withResolvers<Sent | null>()
  const settle = () =>
    resolve({
      status: request.status,
      body: parsed(request.responseText),
      retryAfter: Number(request.getResponseHeader('Retry-After')) || null,
    })
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
  )
  request.addEventListener('load', settle)
  request.addEventListener('error', settle)
  request.addEventListener('timeout', settle)
  request.addEventListener('abort', () => resolve(null))
  request.open('POST', address)
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader(PAGE_LANGUAGE, document.documentElement.lang)
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  request.setRequestHeader('X-File-Name', encodeURIComponent(file.name))
  request.send(file)
  return { end, cancel: () => request.abort() }
}
