import { vi } from 'vitest'

/** A browser's upload request, to which a test responds. */
export class UploadRequest extends EventTarget {
  static sent: UploadRequest[] = []
  readonly upload = new EventTarget()
  readonly headers = new Headers()
  status = 0
  responseText = ''
  retryAfter: string | null = null
  file: File | undefined
  wasCancelled = false

  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  getResponseHeader(name: string): string | null {
    return name === 'Retry-After' ? this.retryAfter : null
  }
  send(file: File): void {
    this.file = file
    UploadRequest.sent.push(this)
  }
  abort(): void {
    this.wasCancelled = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }
  /** Status 0: the connection broke. */
  respond(status: number, body: object = {}): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
  }
}

/** Returns the requests of the page from now on, in order. */
export function uploadRequests(): readonly UploadRequest[] {
  UploadRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  return UploadRequest.sent
}
